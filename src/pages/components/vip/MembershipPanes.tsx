import { useStore } from 'zustand'
import { Panes } from '../../../components/screen/Panes'
import { membership } from '../../../stores/membership'
import { BenefitsCard } from './BenefitsCard'
import { DevicesCard } from './DevicesCard'
import { EraseCard } from './EraseCard'
import { PlansCard } from './PlansCard'
import { RedeemCard } from './RedeemCard'
import { RestoreCard } from './RestoreCard'
import { StatusCard } from './StatusCard'

/** At the left how one stands and what it costs, at the right what it is good for and the other ways in. */
export function MembershipPanes() {
  const joined = useStore(membership, ({ identity }) => identity !== null)
  return (
    <Panes
      left={
        <>
          <StatusCard />
          <PlansCard />
        </>
      }
      right={
        <>
          <BenefitsCard />
          <RedeemCard />
          <RestoreCard />
          {joined && <DevicesCard />}
          {joined && <EraseCard />}
        </>
      }
    />
  )
}
