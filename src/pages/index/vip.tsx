import { Screen } from '../../components/screen/Screen'
import { sellsHere } from '../../services/sale'
import { FreeCard } from '../components/vip/FreeCard'
import { MembershipPanes } from '../components/vip/MembershipPanes'

export default function VipPage() {
  const sells = sellsHere()
  return (
    <Screen title={sells ? 'vip.title' : 'vip.freeTitle'} words="vip">
      {sells ? <MembershipPanes /> : <FreeCard />}
    </Screen>
  )
}
