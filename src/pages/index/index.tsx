import { Disclaimer } from '../../components/screen/Disclaimer'
import { Screen } from '../../components/screen/Screen'
import { LanguageCard } from '../components/LanguageCard'
import { ToolTiles } from '../components/ToolTiles'

export default function IndexPage() {
  return (
    <Screen title="app.name" words="shell" first>
      <ToolTiles />
      <LanguageCard />
      <Disclaimer />
    </Screen>
  )
}
