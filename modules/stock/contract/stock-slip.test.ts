import { expect, expectTypeOf, it } from 'vitest'
import { quantity } from '#platform/contract/field-kinds.ts'
import { code } from '#platform/contract/fields.ts'
import {
  slip,
  type AnySlip,
  type SentOf,
  type SlipRecordOf,
  type TypedLineOf,
} from '#platform/contract/slip.ts'
import type { stockSlip } from './stock-slip.ts'

type Sent = SentOf<typeof stockSlip>
type SentLine = Sent['lines'][number]
type Stored = SlipRecordOf<typeof stockSlip>

it('what is sent, stored and typed has the types of the fields', () => {
  expectTypeOf<Sent['header']['stock_div']>().toEqualTypeOf<'001' | '080' | '085' | '060' | '061'>()
  expectTypeOf<Sent['header']['reason_cd']>().toEqualTypeOf<string>()
  expectTypeOf<Sent['header']['slip_no']>().toEqualTypeOf<string>()
  expectTypeOf<SentLine['lot_no']>().toEqualTypeOf<string>()
  expectTypeOf<SentLine['line_no']>().toEqualTypeOf<number>()
  expectTypeOf<Stored['lines'][number]['expiry_dt']>().toEqualTypeOf<string>()
  expectTypeOf<Stored['abilities']>().toHaveProperty('cancel')
  expectTypeOf<TypedLineOf<typeof stockSlip>['qty']>().toEqualTypeOf<string>()
  expectTypeOf<typeof stockSlip>().toExtend<AnySlip>()
})

it('a misspelt field of what is sent or stored does not compile', () => {
  // @ts-expect-error: reason_cd
  expectTypeOf<Sent['header']['reason_code']>()
  // @ts-expect-error: lot_no
  expectTypeOf<SentLine['lot_nr']>()
  // @ts-expect-error: expiry_dt
  expectTypeOf<SentLine['expiry_date']>()
  // @ts-expect-error: it has no such act
  expectTypeOf<Stored['abilities']['print']>()
})

it('a misspelt field of a definition does not compile', () => {
  const fields = {
    header: { order_no: code({ ja: '番号', en: 'No.', zh: '编号' }) },
    lines: { qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }) },
  }
  const words = { title: { ja: '試', en: 'Trial', zh: '试' }, area: 'stock', path: '/trial' } as const
  expect(() => [
    // @ts-expect-error: a key is a field of the header
    slip({ ...words, ...fields, name: 'typoKey', key: ['order_nr'] }),
    // @ts-expect-error: a column is a field of the lines
    slip({ ...words, ...fields, name: 'typoColumn', key: ['order_no'], columns: { qtty: {} } }),
    // @ts-expect-error: what is computed is a field
    slip({ ...words, ...fields, name: 'typoComputed', key: ['order_no'], computed: ['amonut'] }),
    slip({
      ...{ ...words, ...fields, name: 'typoCompute', key: ['order_no'], computed: ['qty'] },
      // @ts-expect-error: compute reads fields
      compute: (line) => ({ qty: String(line['qtty']) }),
    }),
    slip({
      ...{ ...words, ...fields, name: 'typoRule', key: ['order_no'] },
      // @ts-expect-error: a rule reads fields
      rules: ({ lines: [line] }) => void line?.['qtty'],
    }),
  ]).not.toThrow()
})
