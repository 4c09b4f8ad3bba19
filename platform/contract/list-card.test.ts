import { expect, it } from 'vitest'
import { usualCard } from './list-card.ts'
import type { ListColumns } from './list-column.ts'

const label = { ja: '品目', en: 'Item', zh: '物料' }

it('a row is called by its name, not by the unit of its figure', () => {
  const columns: ListColumns = {
    item_cd: { kind: 'code', label, width: 10, named: 'item_nm' },
    short_qty: { kind: 'decimal', label, width: 10 },
    unit_nm: { kind: 'text', label, width: 6 },
  }
  const card = usualCard({ key: ['item_cd'], columns, shown: Object.keys(columns) })
  expect(card).toMatchObject({ title: 'item_cd', figure: 'short_qty', unit: 'unit_nm' })
})

it('a line of a slip is called by its item; of whom and on which slip is said after it', () => {
  const columns: ListColumns = {
    po_no: { kind: 'code', label, width: 10 },
    supplier_cd: { kind: 'code', label, width: 10, named: 'supplier_nm' },
    supplier_slip_no: { kind: 'text', label, width: 10 },
    item_cd: { kind: 'code', label, width: 10, named: 'item_nm' },
    buyer_cd: { kind: 'code', label, width: 10, named: 'buyer_nm' },
  }
  const card = usualCard({ key: ['po_no', 'line_no'], columns, shown: Object.keys(columns) })
  expect(card).toMatchObject({ title: 'item_cd', sub: ['item_cd', 'supplier_cd', 'po_no'] })
})
