import { Loaded } from '../../components/loaded/Loaded'
import { Screen } from '../../components/screen/Screen'
import { useAtlas } from '../../hooks/use-atlas'
import { BirthFormPanes } from '../components/BirthFormPanes'

export default function BaziPage() {
  const atlas = useAtlas()
  return (
    <Screen title="main.bazi.title" words="chart">
      <Loaded from={atlas}>{(found) => <BirthFormPanes atlas={found} />}</Loaded>
    </Screen>
  )
}
