export default defineAppConfig({
  pages: ['pages/index/index', 'pages/index/bazi', 'pages/index/viewer', 'pages/index/vip'],
  lazyCodeLoading: 'requiredComponents',
  window: {
    backgroundTextStyle: 'dark',
    backgroundColor: '#F5EFE3',
    navigationBarBackgroundColor: '#6D4C41',
    navigationBarTextStyle: 'white',
    navigationBarTitleText: '',
  },
})
