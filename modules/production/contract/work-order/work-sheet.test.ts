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

it('says how long a process takes to set up, and for a piece; outside nothing', () => {
  const step = {
    ...{
      process_no: 10,
      split_no: 1,
      operation_nm: '旋削',
      work_nm: '',
      facility_nm: 'NC旋盤',
      plan_qty: '2',
    },
    ...{ start: '', end: '', setup_seconds: 1200, piece_seconds: '90.5' },
  }
  const outside = { ...step, process_no: 20, facility_nm: '長島熱処理', setup_seconds: 0, piece_seconds: '0' }
  const paper = written({ operations: [step, outside] })
  expect(paper).toContain(String.raw`"below":"NC旋盤\n着手数 2 個"`)
  expect(paper).toContain(
    '[{"label":"段取","value":"20分","strong":false},{"label":"1個あたり","value":"1分30.5秒"',
  )
  expect(paper.split('"label":"段取"')).toHaveLength(2)
  expect(paper).toContain('{"symbology":"qrcode","text":"W9-20"')
  expect(paper.split('[["作業者","良品","不良"],["理由","日時","備考"]]')).toHaveLength(3)
})
