import { slipLineList } from '#platform/contract/slip-list.ts'
import { trialSlip } from './trial-slip.ts'

/** The lines of all trial slips: the model of a list of documents. */
export const trialList = slipLineList(trialSlip, {
  name: 'trialSlipList',
  title: { ja: '伝票一覧', en: 'Slips', zh: '单据列表' },
  path: '/developer/trialSlipList',
  icon: 'columns',
  shown: [
    'slip_no',
    'line_no',
    'slip_dt',
    'slip_status',
    'item_cd',
    'item_nm',
    'qty',
    'amount',
    'due_dt',
    'ships_from_cd',
  ],
  search: ['slip_dt', 'slip_no', 'slip_status', 'item_cd', 'ships_from_cd'],
  initial: { slip_status: '0,1' },
  totals: ['amount'],
})
