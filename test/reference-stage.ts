import {
  date,
  decimal,
  optionalCode,
  price,
  quantity,
  reference,
  selfReference,
} from '#platform/contract/field-kinds.ts'
import { code, kana, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { validation } from '#platform/contract/validation.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { masterTable } from '#platform/server/master/master-table.ts'
import { compose } from '#platform/server/module/compose.ts'
import type { Policy } from '#platform/server/master/policy.ts'
import { directory } from './master-stage.ts'

const words = (ja: string, en: string) => ({ ja, en, zh: ja })

/** A master with a key of two parts, which another of its records may stand in for. */
export const maker = master({
  name: 'test_maker',
  title: words('メーカー', 'Makers'),
  area: 'master',
  path: '/test/maker',
  key: ['maker_cd', 'branch_no'],
  nameField: 'maker_nm',
  fields: {
    maker_cd: code(words('メーカーコード', 'Maker'), 10),
    branch_no: optionalCode(words('枝番', 'Branch'), 4, { initial: '00' }),
    maker_nm: name(words('メーカー名', 'Maker name')),
    kana: kana(words('フリガナ', 'Reading')),
    pay_cd: selfReference(words('支払先', 'Paid to'), 10, { parts: ['pay_cd', 'pay_branch_no'] }),
    pay_branch_no: optionalCode(words('支払先枝番', 'Branch paid to'), 4),
  },
  columns: ['maker_cd', 'branch_no', 'maker_nm', 'pay_cd'],
  tells: ['pay_cd'],
})

/** Prices of a maker from a date on: it has no name of its own, but that of the maker. */
export const offer = master({
  name: 'test_offer',
  title: words('見積単価', 'Offers'),
  area: 'master',
  path: '/test/offer',
  key: ['maker_cd', 'branch_no', 'from_dt', 'qty'],
  nameField: 'maker_cd',
  fields: {
    maker_cd: reference(words('メーカー', 'Maker'), maker, { parts: ['maker_cd', 'branch_no'] }),
    branch_no: optionalCode(words('枝番', 'Branch'), 4, { initial: '00' }),
    from_dt: date(words('適用日', 'From')),
    qty: quantity(words('数量', 'Quantity')),
    price: price(words('単価', 'Price')),
    rate: decimal(words('掛率', 'Rate'), { max: '100', scale: 1, initial: '100' }),
    to_dt: date(words('終了日', 'To'), { required: false }),
  },
  columns: ['maker_cd', 'from_dt', 'qty', 'price', 'to_dt'],
  search: ['maker_cd', 'from_dt', 'price'],
})

export const makerTable = masterTable(maker)
export const offerTable = masterTable(offer)

/** The last word on offers: 99 is nobody's price. */
const check: Policy<typeof offer>['check'] = async (_context, records) =>
  records.flatMap(({ price: offered }, at) =>
    offered === '99' ? [{ at, path: 'price', kind: validation.V_INVALID, params: {} }] : [],
  )

export const referringMasters = compose([
  {
    name: 'test',
    masters: [
      masterService(maker, makerTable, { directory }),
      masterService(offer, offerTable, { directory, check }),
    ],
  },
])
