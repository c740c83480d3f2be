// First of all: the router and Taro's H5 API import each other, and only this order leaves navigateTo defined.
require('@tarojs/taro')
const React = require('react')
const ReactDOM = require('react-dom/client')
const { createReactApp } = require('@tarojs/plugin-framework-react/dist/runtime')

window.IS_REACT_ACT_ENVIRONMENT = true
// Taro's test utilities still call act by its old name.
const error = console.error
console.error = (...words) => {
  if (!/ReactDOMTestUtils\.act|not wrapped in act/.test(String(words[0]))) error(...words)
}

// Taro's page hooks read React from a variable that only an app fills in.
document.body.innerHTML = '<div id="app"></div>'
class App extends React.Component {
  render() {
    return this.props.children ?? null
  }
}
createReactApp(App, React, ReactDOM, { appId: 'app' })
