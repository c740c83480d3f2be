import { Text, View } from '@tarojs/components'

export default function IndexPage() {
  return (
    <View>
      <Text>empty</Text>
    </View>
  )
}
