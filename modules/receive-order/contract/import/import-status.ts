import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { screen } from '#platform/contract/screen.ts'
import { importHead } from './import-file.ts'
import { importErrors } from './import-errors.ts'

const base = '/api/receiveorder/receiveOrderImportStatus'

/** 受注取込ステータス変更; open to every signed-in person (specification section 2 "Without a guard"). */
export const importStatusScreen = screen({
  path: '/masterMaint/master/receiveOrderImportStatus',
  name: 'receiveOrderImportStatus',
  title: { ja: '受注取込状態の変更', en: 'Import status change', zh: '导入状态变更' },
  icon: 'history',
  guard: { mode: 'except' },
  listedFor: ['write:receiveorder'],
})

export const importStandings = endpoint({
  method: 'GET',
  path: `${base}/getList`,
  summary: { ja: '受注取込状態：一覧', en: 'Import status: list', zh: '导入状态：列表' },
  guard: 'session',
  input: z.object({}),
  output: z.object({ list: z.array(importHead) }),
})

/** 取込中 → 未取込: the job that imported it is gone. */
export const resetImport = endpoint({
  method: 'POST',
  path: `${base}/reset`,
  summary: { ja: '受注取込状態：未取込に戻す', en: 'Import status: reset', zh: '导入状态：恢复为未导入' },
  guard: 'session',
  write: 'write:receiveorder',
  input: z.object({ import_no: z.string().regex(/^\d{1,18}$/), reason: z.string().trim().min(1).max(100) }),
  output: z.object({ import_no: z.string() }),
  errors: [http[404], importErrors.IMP_NOT_RUNNING],
  audit: 'receiveOrderImportStatus',
})
