import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reconcileAccounts, type AccountRow } from './reconcile-accounts.ts'

const row = (more: Partial<AccountRow> = {}): AccountRow => ({
  ...{ slip_no: '', order_no: '', item_cd: 'BLT-M4', date: '2026-11-10' },
  ...{ qty: '10', unit_price: '50', amount: '500', ...more },
})
const told = (
  ours: readonly AccountRow[],
  theirs: readonly AccountRow[],
  around: readonly AccountRow[] = [],
) =>
  reconcileAccounts({ ours, around, theirs }).map(({ ours: own, theirs: stated, differences }) => [
    own ? [...ours, ...around].indexOf(own) : undefined,
    stated ? theirs.indexOf(stated) : undefined,
    differences.map(({ kind, amount }) => `${kind} ${amount}`).join(', '),
  ])

describe('a statement beside our account', () => {
  it('recognises a row by slip, then by order, then by item, day and quantity', () => {
    const bySlip = row({ slip_no: 'D-1', date: '2026-11-05' })
    const byOrder = row({ order_no: 'PO-1', date: '2026-11-06' })
    const byItem = row({ date: '2026-11-07' })
    const stated = [
      row({ date: '2026-11-07', slip_no: 'D-9' }),
      row({ order_no: 'po-1', date: '2026-11-09' }),
      row({ slip_no: 'ｄ-1', date: '2026-11-08' }),
    ]
    expect(told([bySlip, byOrder, byItem], stated)).toEqual([
      [2, 0, ''],
      [1, 1, ''],
      [0, 2, ''],
    ])
  })
  it('of equal rows those of the period are meant', () => {
    const around = row({ slip_no: 'D-1', date: '2026-10-31' })
    expect(told([row({ slip_no: 'D-1' })], [row({ slip_no: 'D-1', date: '2026-10-31' })], [around])).toEqual([
      [0, 0, ''],
    ])
  })
  it.each([
    ['quantity', { qty: '12', amount: '600' }, 'qty 100'],
    ['price', { unit_price: '55', amount: '550' }, 'price 50'],
    ['both', { qty: '12', unit_price: '55', amount: '660' }, 'qty 100, price 60'],
    ['amount alone', { amount: '501' }, 'amount 1'],
    ['amount where nothing else is said', { qty: '', unit_price: '', amount: '480' }, 'amount -20'],
  ])('names a difference of %s', (_, change, difference) => {
    const slip_no = 'D-1'
    const order_no = 'PO-1'
    expect(told([row({ slip_no, order_no })], [row({ slip_no, order_no, ...change })])).toEqual([
      [0, 0, difference],
    ])
  })
  it('names what was posted in another period, and what only one side has', () => {
    const around = [row({ slip_no: 'D-1', date: '2026-12-01' }), row({ slip_no: 'D-3', date: '2026-12-02' })]
    const theirs = [row({ slip_no: 'D-1', qty: '11', amount: '550' }), row({ item_cd: 'NUT-M4' })]
    expect(told([row({ slip_no: 'D-2' })], theirs, around)).toEqual([
      [1, 0, 'period 500, qty 50'],
      [undefined, 1, 'notPosted 500'],
      [0, undefined, 'notStated -500'],
    ])
  })
  it('keeps what a person has put together, and gives neither row to another', () => {
    const [mine, other] = [row({ item_cd: 'A', slip_no: 'D-1' }), row({ item_cd: 'B' })]
    const [meant, alike] = [
      row({ item_cd: 'X', qty: '12', amount: '600' }),
      row({ item_cd: 'A', slip_no: 'D-1' }),
    ]
    const known = new Map([[meant, mine]])
    const found = reconcileAccounts({ ours: [mine, other], around: [], theirs: [meant, alike], known })
    expect(found.map(({ ours, theirs, differences }) => [ours, theirs, differences[0]?.kind])).toEqual([
      [mine, meant, 'qty'],
      [undefined, alike, 'notPosted'],
      [other, undefined, 'notStated'],
    ])
  })
  it('never takes a return for a delivery', () => {
    const back = { qty: '-10', amount: '-500' }
    expect(told([row({ slip_no: 'D-1' })], [row({ slip_no: 'D-1', ...back })])).toEqual([
      [undefined, 0, 'return -500'],
      [0, undefined, 'notStated -500'],
    ])
    expect(told([row({ ...back })], [])).toEqual([[0, undefined, 'return 500']])
  })
})

/** Few numbers, so that many rows look alike. */
const anyRow = fc
  .record({
    slip_no: fc.constantFrom('', 'D-1', 'D-2'),
    order_no: fc.constantFrom('', 'PO-1', 'PO-2'),
    item_cd: fc.constantFrom('', 'A', 'B'),
    date: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'),
    qty: fc.integer({ min: -3, max: 3 }).filter((qty) => qty !== 0),
    unit_price: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ qty, unit_price, ...more }) =>
    row({ ...more, qty: `${qty}`, unit_price: `${unit_price}`, amount: `${qty * unit_price}` }),
  )
const anyRows = fc.array(anyRow, { maxLength: 30, size: 'max' })
const total = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + Number(amount), 0)

describe('any statement beside any account', () => {
  it('every row stands once: ours and those of the statement always, others only in a pair', () => {
    fc.assert(
      fc.property(anyRows, anyRows, anyRows, (ours, around, theirs) => {
        const found = reconcileAccounts({ ours, around, theirs })
        const own = found.flatMap((one) => one.ours ?? [])
        const stated = found.flatMap((one) => one.theirs ?? [])
        expect(stated).toHaveLength(theirs.length)
        expect(new Set(stated)).toEqual(new Set(theirs))
        expect(new Set(own).size).toBe(own.length)
        expect(ours.every((one) => own.includes(one))).toBe(true)
        const alone = found.flatMap((one) => (one.theirs ? [] : (one.ours ?? [])))
        expect(alone.every((one) => ours.includes(one))).toBe(true)
      }),
    )
  })
  it('the differences explain the gap to the yen', () => {
    fc.assert(
      fc.property(anyRows, anyRows, anyRows, (ours, around, theirs) => {
        const found = reconcileAccounts({ ours, around, theirs })
        const explained = total(found.flatMap(({ differences }) => differences.map(({ amount }) => amount)))
        const gap = total(theirs.map(({ amount }) => amount)) - total(ours.map(({ amount }) => amount))
        expect(explained).toBe(gap)
      }),
    )
  })
  it('our own account, in any order, is without a difference', () => {
    const known = anyRows.map((some) =>
      some.filter(({ slip_no, item_cd }) => slip_no !== '' || item_cd !== ''),
    )
    const shuffled = known.chain((ours) => {
      const copies = ours.map((one) => ({ ...one }))
      return fc.tuple(fc.constant(ours), fc.shuffledSubarray(copies, { minLength: copies.length }))
    })
    fc.assert(
      fc.property(shuffled, anyRows, ([ours, theirs], around) => {
        const found = reconcileAccounts({ ours, around, theirs })
        expect(found.flatMap(({ differences }) => differences)).toEqual([])
      }),
    )
  })
})
