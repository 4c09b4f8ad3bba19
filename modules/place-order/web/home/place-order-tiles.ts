import { mastersChanged } from '#platform/contract/master-facts.ts'
import { countTile } from '#platform/web/module/count-tile.tsx'
import { arrivalList } from '../../contract/arrival/arrival-list.ts'
import { idleDieList } from '../../contract/die/idle-die-list.ts'
import { priceTalkMaster } from '../../contract/law/price-talk.ts'
import { messageList, openMessages } from '../../contract/message/message-list.ts'
import { placeOrderBacklogList } from '../../contract/order/place-order-backlog.ts'
import { purchasesChanged } from '../../contract/order/place-order-facts.ts'
import { proposalsChanged } from '../../contract/proposal/proposal-facts.ts'
import { proposalList } from '../../contract/proposal/proposal-list.ts'
import { placeOrderHomeTexts } from './home.text.ts'
import { watchTile } from './watch-tile.tsx'

const need = ['placeorder:yes'] as const

/** Ordered or about to be, and not all there. */
const open = { line_status: '0,1' } as const
const notOrdered = { proposal_state: '0' } as const
const late = { ...open, delay_days: '1..' } as const

/** What purchasing says on the home page. */
export const placeOrderTiles = [
  countTile({
    ...{ name: 'proposals', title: placeOrderHomeTexts.proposals, icon: 'order', need },
    ...{ list: proposalList, follows: proposalsChanged },
    asks: () => notOrdered,
    part: { asks: () => ({ ...notOrdered, late_days: '1..' }), text: placeOrderHomeTexts.tooLate },
  }),
  countTile({
    ...{ name: 'late-arrivals', title: placeOrderHomeTexts.late, icon: 'warn', need },
    ...{ list: placeOrderBacklogList, follows: purchasesChanged, bad: true },
    asks: () => late,
    part: { asks: () => ({ ...open, delay_days: '8..' }), text: placeOrderHomeTexts.overAWeek },
  }),
  countTile({
    ...{ name: 'change-messages', title: placeOrderHomeTexts.messages, icon: 'warn', need },
    ...{ list: messageList, follows: proposalsChanged, bad: true },
    asks: () => openMessages,
  }),
  countTile({
    ...{ name: 'arrivals-today', title: placeOrderHomeTexts.today, icon: 'box', need },
    ...{ list: placeOrderBacklogList, follows: purchasesChanged },
    asks: (day) => ({ ...open, delivery_dt: day }),
  }),
  countTile({
    ...{ name: 'arrivals-to-inspect', title: placeOrderHomeTexts.inspection, icon: 'check', need },
    ...{ list: arrivalList, follows: purchasesChanged },
    asks: () => ({ arrival_status: '1', waiting_qty: '0.000001..' }),
  }),
  countTile({
    ...{ name: 'die-fees', title: placeOrderHomeTexts.dieFees, icon: 'warn', need },
    ...{ list: idleDieList, follows: purchasesChanged, bad: true },
    asks: () => ({ fee_state: '2' }),
  }),
  countTile({
    ...{ name: 'price-talks', title: placeOrderHomeTexts.priceTalks, icon: 'warn', need },
    ...{ list: { ...priceTalkMaster.list, screen: priceTalkMaster.screen } },
    ...{ follows: mastersChanged, bad: true },
    asks: () => ({ talk_status: '0', abort_div: '0,1' }),
  }),
  watchTile,
]
