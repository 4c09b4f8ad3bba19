import { describe, expect, it } from 'vitest'
import type { RevisedLine } from '#modules/master/contract/price-revision.ts'
import { noLimit } from '#modules/master/contract/pricing.ts'
import { readListed, withListed } from './listed-prices.ts'
import { readTextFile } from './read-text-file.ts'

const line = (partner_cd: string, item_cd: string, qty_limit: string, price: string): RevisedLine => ({
  ...{
    partner_cd,
    branch_no: '00',
    partner_nm: '',
    item_cd,
    item_nm: '',
    qty_limit,
    price,
    new_price: price,
  },
  ...{ price_base_qty: '1', temp_price_flg: false },
})
const onRecord = [
  line('C1', 'LG-15', noLimit, '100'),
  line('C1', 'LG-20', '50', '220'),
  line('C1', 'LG-20', noLimit, '200'),
  line('C2', 'LG-15', '10', '110'),
]
const revised = (text: string) => {
  const { lines, unread } = withListed(onRecord, readListed(text))
  return {
    lines: lines.map((one) => `${one.partner_cd} ${one.item_cd} ${one.qty_limit} ${one.new_price}`),
    unread,
  }
}

describe('a list of new prices', () => {
  it('of items, under a heading, as Excel gives them: full width and separators are read', () => {
    expect(revised('品目\t新単価\nｌｇ-15\t1,234\n')).toEqual({
      lines: [`C1 LG-15 ${noLimit} 1234`, 'C2 LG-15 10 1234'],
      unread: [],
    })
  })

  it('of partners and items, from a CSV file with quotes', () => {
    expect(revised('"C2","LG-15","1,500"\r\nC1,LG-15,1400.5')).toEqual({
      lines: [`C1 LG-15 ${noLimit} 1400.5`, 'C2 LG-15 10 1500'],
      unread: [],
    })
  })

  it('names a limit where an item has several; without one the price without a limit is meant', () => {
    expect(revised('C1\tLG-20\t190\nC1\tLG-20\t215\t50').lines).toEqual([
      'C1 LG-20 50 215',
      `C1 LG-20 ${noLimit} 190`,
    ])
  })

  it('tells of every row that names no price on record, and of figures that are none', () => {
    expect(revised('LG-15\t1\nGONE\t5\nLG-20\tabc\n\n').unread).toEqual(['GONE 5', 'LG-20 abc'])
  })

  it('a file is read in the code that it is in', async () => {
    expect(await readTextFile(new Blob([new Uint8Array([0x95, 0x69, 0x96, 0xda])]))).toBe('品目')
    expect(await readTextFile(new Blob(['品目']))).toBe('品目')
  })
})
