import { describe, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { codes } from './code-table.ts'
import type { Endpoint } from './endpoint.ts'
import { quantity, reference } from './field-kinds.ts'
import { choice, code, flag, integer, name } from './fields.ts'
import type { RowOf, SelectedColumn } from './list-column.ts'
import type { List } from './list-definition.ts'
import { list } from './list-screen.ts'
import { master, type AnyMaster } from './master.ts'
import { inside } from './master-inside.ts'
import type { EditOf, FieldOf, KeyOf, RecordOf, TypedOf } from './master-record.ts'
import { refuseField, validation } from './validation.ts'

/** What is sent, as a caller writes it. */
type InputOfCall<E extends Endpoint> = z.input<E['input']>

const words = (ja: string) => ({ ja, en: ja, zh: ja })
const lotControl = codes('typed_test_lot', { 0: words('なし'), 1: words('ロット') })

const place = master({
  name: 'typed_test_place',
  title: words('場所'),
  area: 'master',
  path: '/test/typedPlace',
  key: ['place_cd'],
  nameField: 'place_nm',
  fields: { place_cd: code(words('場所')), place_nm: name(words('場所名')) },
  columns: ['place_cd', 'place_nm'],
})

const item = master({
  name: 'typed_test_item',
  title: words('品目'),
  area: 'master',
  path: '/test/typedItem',
  key: ['item_cd', 'seq'],
  nameField: 'item_nm',
  fields: {
    item_cd: code(words('品目')),
    seq: integer(words('連番'), 1, 99),
    item_nm: name(words('品目名')),
    place_cd: reference(words('場所'), place, { required: false }),
    lot_control: choice(words('ロット管理'), lotControl),
    stock_flg: flag(words('在庫管理')),
    safety_stock: quantity(words('安全在庫')),
  },
  columns: ['item_cd', 'item_nm'],
  rules: (values, issues) => {
    refuseField(issues, 'safety_stock', validation.V_INVALID)
    // @ts-expect-error A rule cannot read a field that is not there.
    String(values.safty_stock)
    // @ts-expect-error Nor refuse one.
    refuseField(issues, 'safty_stock', validation.V_INVALID)
  },
})
type Item = RecordOf<typeof item>

describe('the definition of a master', () => {
  it('gives its records their types', () => {
    expectTypeOf<Item['item_cd']>().toEqualTypeOf<string>()
    expectTypeOf<Item['seq']>().toEqualTypeOf<number>()
    expectTypeOf<Item['stock_flg']>().toEqualTypeOf<boolean>()
    expectTypeOf<Item['safety_stock']>().toEqualTypeOf<string>()
    expectTypeOf<Item['lot_control']>().toEqualTypeOf<'0' | '1'>()
    expectTypeOf<Item['abort_div']>().toEqualTypeOf<'0' | '1' | '2'>()
    expectTypeOf<Item['update_cnt']>().toEqualTypeOf<number>()
    expectTypeOf<EditOf<typeof item>['assign_mode']>().toEqualTypeOf<'0' | '1'>()
    expectTypeOf<TypedOf<typeof item>['seq']>().toEqualTypeOf<string>()
    expectTypeOf<TypedOf<typeof item>['stock_flg']>().toEqualTypeOf<boolean>()
    expectTypeOf<KeyOf<typeof item>>().toEqualTypeOf<'item_cd' | 'seq'>()
    expectTypeOf<FieldOf<typeof place>>().toEqualTypeOf<'place_cd' | 'place_nm'>()
  })

  it('names what a code refers to, and nothing else', () => {
    expectTypeOf<Item['place_cd_nm']>().toEqualTypeOf<string>()
    // @ts-expect-error The item's own code refers to nothing.
    expectTypeOf<Item['item_cd_nm']>().toEqualTypeOf<string>()
  })

  it('does not know a field that it does not state', () => {
    // @ts-expect-error A misspelt field of a record.
    expectTypeOf<Item['lot_contrl']>().toEqualTypeOf<string>()
    const { title, area, path, fields } = item
    const definition = { name: 'typed_test_wrong', title, area, path, fields }
    const neverMade = () => [
      // @ts-expect-error A misspelt column.
      master({ ...definition, key: ['item_cd'], nameField: 'item_nm', columns: ['item_mn'] }),
      // @ts-expect-error A misspelt key.
      master({ ...definition, key: ['itm_cd'], nameField: 'item_nm', columns: ['item_nm'] }),
      // @ts-expect-error A misspelt field that stays blank inside a record of another master.
      inside(place, [{ rows: item, without: ['lot_contrl'] }]),
    ]
    expectTypeOf(neverMade).toBeFunction()
  })

  it('is one of the masters that the platform handles alike', () => {
    expectTypeOf<typeof item>().toExtend<AnyMaster>()
    expectTypeOf<Item>().toExtend<RecordOf<AnyMaster>>()
  })
})

const balances = list({
  name: 'typedTestBalances',
  title: words('在庫'),
  area: 'stock',
  path: '/test/typedBalances',
  key: ['item_cd'],
  columns: {
    item_cd: { kind: 'code', label: words('品目'), width: 20, named: 'item_nm' },
    qty: { kind: 'decimal', label: words('数量'), width: 12, total: true },
    lines: { kind: 'integer', label: words('明細数'), width: 8 },
    own_flg: { kind: 'flag', label: words('自社'), width: 6 },
    lot_control: { kind: 'choice', label: words('ロット管理'), width: 10, codes: lotControl },
  },
  sort: 'item_cd',
})
type Balance = RowOf<typeof balances>

describe('the definition of a list', () => {
  it('gives its rows their types, and the names beside codes', () => {
    expectTypeOf<Balance['item_cd']>().toEqualTypeOf<string>()
    expectTypeOf<Balance['item_nm']>().toEqualTypeOf<string>()
    expectTypeOf<Balance['qty']>().toEqualTypeOf<string>()
    expectTypeOf<Balance['lines']>().toEqualTypeOf<number>()
    expectTypeOf<Balance['own_flg']>().toEqualTypeOf<boolean>()
    expectTypeOf<Balance['lot_control']>().toEqualTypeOf<'0' | '1' | ''>()
    expectTypeOf<SelectedColumn<(typeof balances)['columns']>>().toEqualTypeOf<
      'item_cd' | 'item_nm' | 'qty' | 'lines' | 'own_flg' | 'lot_control'
    >()
  })

  it('does not know a column that it does not state', () => {
    // @ts-expect-error A misspelt column of a row.
    expectTypeOf<Balance['qyt']>().toEqualTypeOf<string>()
    const { title, area, columns } = {
      title: words('在庫'),
      area: 'stock',
      columns: balances.columns,
    } as const
    const definition = { name: 'typedTestWrong', title, area, path: '/test/typedWrong', columns } as const
    const neverMade = () => [
      // @ts-expect-error Sorted by a misspelt column.
      list({ ...definition, key: ['item_cd'], sort: '-qyt' }),
      // @ts-expect-error Searched by a misspelt column.
      list({ ...definition, key: ['item_cd'], sort: 'qty', search: ['itm_cd'] }),
    ]
    expectTypeOf(neverMade).toBeFunction()
  })

  it('asks for nothing that is no column, and sorts by none', () => {
    type Asked = InputOfCall<typeof balances.endpoints.getList>
    type OfItems = InputOfCall<typeof item.endpoints.getTotal>
    expectTypeOf<{ item_cd: 'A'; sort: '-qty'; size: 50 }>().toExtend<Asked>()
    expectTypeOf<{ item_cd: 'A'; abort_div: '0'; keyword: 'x' }>().toExtend<OfItems>()
    const neverAsked = (): readonly [Asked, OfItems][] => [
      // @ts-expect-error A misspelt condition.
      [{ itm_cd: 'A' }, {}],
      // @ts-expect-error A misspelt order.
      [{ sort: 'qyt' }, {}],
      // @ts-expect-error A misspelt condition of a master.
      [{}, { abort: '0' }],
    ]
    expectTypeOf(neverAsked).toBeFunction()
  })

  it('is one of the lists that the platform handles alike', () => {
    expectTypeOf<typeof balances>().toExtend<List>()
  })
})
