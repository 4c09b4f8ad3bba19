import { expect, it } from 'vitest'
import { date, reference } from './field-kinds.ts'
import { code, name, text } from './fields.ts'
import { master } from './master.ts'
import { slip } from './slip.ts'

const words = (ja: string) => ({ ja, en: ja, zh: ja })
const place = master({
  name: 'slipTestPlace',
  title: words('納入先'),
  area: 'master',
  path: '/test/slipPlace',
  key: ['customer_cd', 'place_no'],
  nameField: 'place_nm',
  fields: {
    customer_cd: code(words('得意先')),
    place_no: code(words('枝番')),
    place_nm: name(words('名称')),
  },
  columns: ['place_nm'],
})
const orderTo = (place_no: ReturnType<typeof reference>) =>
  slip({
    name: 'slipTestOrder',
    title: words('注文'),
    area: 'developer',
    path: '/test/slipOrder',
    key: ['order_no'],
    header: {
      order_no: code(words('注文番号')),
      order_dt: date(words('注文日')),
      customer_cd: code(words('得意先')),
      place_no,
    },
    lines: { remarks: text(words('摘要')) },
  })

it('a slip that points to a key of several parts says which fields hold them', () => {
  const parts = ['customer_cd', 'place_no']
  expect(orderTo(reference(words('納入先'), place, { parts })).name).toBe('slipTestOrder')
  expect(() => orderTo(reference(words('納入先'), place))).toThrow(
    'slipTestOrder.place_no must name the fields that hold the key of slipTestPlace',
  )
})
