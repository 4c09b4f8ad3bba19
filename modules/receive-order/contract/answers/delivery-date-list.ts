import { codes } from '#platform/contract/code-table.ts'
import { dateWindowDays } from '#platform/contract/constants.ts'
import { slipLineList } from '#platform/contract/slip-list.ts'
import { orderSlip } from '../order-slip.ts'

/** How far the customer has been told when a line will come. */
const answerStatus = codes(
  'answer_status',
  {
    0: { ja: '未回答', en: 'Not answered', zh: '未答复' },
    1: { ja: '回答済', en: 'Answered', zh: '已答复' },
    2: { ja: '確定', en: 'Confirmed', zh: '已确定' },
  },
  { 0: 'warn', 1: 'go', 2: 'done' },
)

/** A customer that has waited longer for its answer is one to call. */
const longestWait = 3

/** 納期管理（納期回答）: what customers wish, what they were told, and when the goods could be there. */
export const deliveryDateList = slipLineList(orderSlip, {
  name: 'deliveryDateManage',
  title: { ja: '納期管理', en: 'Delivery dates', zh: '交期管理' },
  path: '/sales/deliveryDateManage',
  icon: 'history',
  columns: {
    answer_status: {
      ...{ kind: 'choice', codes: answerStatus, width: 9 },
      label: { ja: '回答状況', en: 'Answer', zh: '答复情况' },
    },
    waiting_days: {
      ...{ kind: 'integer', width: 9 },
      label: { ja: '未回答日数', en: 'Days unanswered', zh: '未答复天数' },
    },
    possible_dt: {
      ...{ kind: 'date', width: 22, unsorted: true, unsearched: true },
      label: { ja: '可能日', en: 'Possible on', zh: '可能日' },
    },
    /** Up to when a plan's machines and parts are held for it. */
    hold_dt: { kind: 'date', width: 10, label: { ja: '仮押さえ期限', en: 'Held until', zh: '暂留期限' } },
    backlog_qty: { kind: 'decimal', width: 9, label: { ja: '受注残', en: 'Backlog', zh: '未交数量' } },
  },
  shown: [
    'order_no',
    'line_no',
    'customer_cd',
    'item_cd',
    'backlog_qty',
    'desired_dt',
    'answer_dt',
    'possible_dt',
    'hold_dt',
    'confirmed_dt',
    'answer_status',
    'waiting_days',
  ],
  needed: ['line_status'],
  search: ['order_dt', 'desired_dt', 'ship_dt', 'customer_cd', 'item_cd', 'answer_status', 'line_status'],
  initial: { line_status: '0' },
  quick: [
    { label: { ja: '未回答', en: 'Not answered', zh: '未答复' }, asks: () => ({ answer_status: '0' }) },
    {
      label: {
        ja: `未回答${longestWait}日超`,
        en: `Unanswered for over ${longestWait} days`,
        zh: `超过${longestWait}天未答复`,
      },
      asks: () => ({ waiting_days: `${longestWait + 1}..` }),
    },
  ],
  windows: { order_dt: dateWindowDays, desired_dt: dateWindowDays, ship_dt: dateWindowDays },
  sort: 'desired_dt',
})

export const waitsTooLong = (waiting_days: number): boolean => waiting_days > longestWait
