import { expect, it } from 'vitest'
import { workSheet, type WorkSheet } from './work-sheet.ts'

const sheet: WorkSheet = {
  ...{ company: '要製作所', work_order_no: 'W9', work_order_kind: '1', parent_no: '', reason: '' },
  ...{ item_cd: 'A', item_nm: '軸', drawing_no: '', unit_nm: '個', qty: '2', lot_no: 'W1' },
  ...{ start_dt: '2026-11-19', due_dt: '2026-11-27', order_no: '', customer_nm: '', remarks: '' },
  ...{ operations: [], parts: [] },
}
const written = (more: Partial<WorkSheet>): string =>
  JSON.stringify(workSheet.build({ ...sheet, ...more }, 'ja'))

it('a sheet of rework says so, whose pieces are mended, and why', () => {
  const paper = written({ work_order_kind: '2', parent_no: 'W1', reason: '外径不良' })
  expect(paper).toContain('"title":"作業指示書（手直し）"')
  expect(paper).toContain('{"label":"手直し元","value":"W1"')
  expect(paper).toContain('理由：外径不良')
})

it('a sheet of a trial says so, also of what mends its pieces', () => {
  expect(written({ work_order_kind: '3' })).toContain('"title":"作業指示書（試作）"')
  expect(written({ work_order_kind: '3', parent_no: 'W1' })).toContain('作業指示書（試作・手直し）')
})

it('any other sheet is the sheet that it always was', () => {
  expect(written({})).toContain('"title":"作業指示書"')
  expect(written({})).not.toContain('手直し')
})
