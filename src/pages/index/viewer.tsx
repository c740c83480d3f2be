import { useRouter } from '@tarojs/taro'
import { Loaded } from '../../components/loaded/Loaded'
import { Screen } from '../../components/screen/Screen'
import { useAtlas } from '../../hooks/use-atlas'
import { ChartOfRoute } from '../components/ChartOfRoute'

export default function ViewerPage() {
  const { params } = useRouter()
  const atlas = useAtlas()
  return (
    <Screen title="main.viewer.title" words="chart">
      <Loaded from={atlas}>{(found) => <ChartOfRoute atlas={found} params={params} />}</Loaded>
    </Screen>
  )
}
