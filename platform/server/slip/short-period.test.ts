import { expect, it } from 'vitest'
import { codes } from '#platform/contract/code-table.ts'
import { date, quantity } from '#platform/contract/field-kinds.ts'
import { choice, code } from '#platform/contract/fields.ts'
import { slipLineList } from '#platform/contract/slip-list.ts'
import { slip } from '#platform/contract/slip.ts'
import { isShortPeriod } from './short-period.ts'

const words = (ja: string) => ({ ja, en: ja, zh: ja })
const states = codes('short_period_state', { 0: words('受付'), 1: words('完了') })
const order = slip({
  name: 'shortPeriodOrder',
  title: words('注文'),
  area: 'developer',
  path: '/test/shortPeriod',
  key: ['order_no'],
  kept: { date: 'order_dt', axes: ['order_status'] },
  header: {
    order_no: code(words('注文番号'), 10),
    order_dt: date(words('注文日')),
    customer_cd: code(words('得意先'), 10),
    order_status: choice(words('状態'), states),
  },
  lines: {
    item_cd: code(words('品目'), 10),
    qty: quantity(words('数量')),
    due_dt: date(words('納期')),
    line_status: choice(words('明細の状態'), states),
  },
  computed: ['order_status', 'line_status'],
})
const lines = slipLineList(order, {
  name: 'shortPeriodLines',
  title: words('一覧'),
  path: '/test/shortPeriodLines',
  columns: { late: { kind: 'choice', label: words('遅れ'), width: 6, codes: states } },
})

it.each([
  ['a week', { order_dt: '2026-10-12..2026-10-18' }, true],
  ['a month', { order_dt: '2026-10' }, true],
  ['31 days', { order_dt: '2026-10-12..2026-11-11' }, true],
  ['32 days', { order_dt: '2026-10-12..2026-11-12' }, false],
  ['everything since a day', { order_dt: '2026-10-12..' }, false],
  ['everything until a day', { order_dt: '..2026-10-12' }, false],
  ['no day', { customer_cd: 'C007' }, false],
  ['another day than the slip’s own', { due_dt: '2026-10-12..2026-10-18' }, false],
  [
    'what stands in the header, and states of the lines',
    { order_dt: '2026-10-12', customer_cd: 'C007', line_status: '0,1' },
    true,
  ],
  [
    'a code of the line, whose beginning may mean everything',
    { order_dt: '2026-10-12', item_cd: 'A' },
    false,
  ],
  ['what is worked out for each line', { order_dt: '2026-10-12', late: '1' }, false],
  ['a word', { order_dt: '2026-10-12', keyword: '高橋' }, false],
])('%s', (_what, search, isShort) => {
  expect(isShortPeriod(lines, search)).toBe(isShort)
})
