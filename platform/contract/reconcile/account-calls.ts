import { z } from 'zod'
import { csvBodyMegabytes, csvPreviewInput } from '../csv.ts'
import { csvErrors, unreadableCsv } from '../csv-errors.ts'
import { endpoint } from '../endpoint.ts'
import { generic, http } from '../error-catalogue.ts'
import type { ErrorKind } from '../errors.ts'
import { dayOrBlank } from '../day-input.ts'
import { matchingErrors } from '../matching/matching-errors.ts'
import type { Area } from '../permission.ts'
import { accountSettlement, accountStatus } from './account-codes.ts'
import { accountErrors } from './account-errors.ts'
import { accountDifferences } from './reconcile-accounts.ts'

/** A month of a large partner in one file. */
export const accountMostRows = 10_000

const text = z.string()

/** A row of either side, as both are compared. */
export const accountRow = z.object({
  ...{ slip_no: text, order_no: text, item_cd: text, date: text, qty: text, unit_price: text, amount: text },
})

/** What of ours is compared: a line, and the document that it stands in. */
export const ownRow = accountRow.extend({ key: text, document_no: text })
export type OwnRow = z.output<typeof ownRow>

const accountHead = z.object({
  ...{ account_no: text, about_no: text, partner_cd: text, branch_no: text, partner_nm: text },
  ...{ from_dt: text, to_dt: text, file_nm: text, matching_cd: text, account_status: accountStatus.schema },
  /** Rows of the file, those that agree, and differences that nobody has settled. */
  ...{ row_cnt: z.int(), agreed_cnt: z.int(), open_cnt: z.int(), stated_amount: text, own_amount: text },
  ...{ update_user: text, update_dt: text, update_cnt: z.int() },
})
export type AccountHead = z.output<typeof accountHead>

const difference = z.object({
  difference_no: z.int(),
  kind: z.enum(accountDifferences),
  /** By how much the statement is higher. */
  amount: text,
  row_no: z.int().nullable(),
  stated: accountRow.nullable(),
  own: ownRow.nullable(),
  settled_by: z.union([z.literal(''), accountSettlement.schema]),
  ...{ settled_no: text, settled_note: text, settled_user: text, settled_dt: text },
})
export type Difference = z.output<typeof difference>

const accountRecord = z.object({
  head: accountHead,
  differences: z.array(difference),
  /** Rows that a person has put together with ours. */
  paired: z.array(z.object({ row_no: z.int(), stated: accountRow, own_key: text })),
})
export type AccountRecord = z.output<typeof accountRecord>

interface Of {
  readonly area: Exclude<Area, 'developer'>
  readonly name: string
  /** What stands against beginning one. */
  readonly refusals: readonly ErrorKind[]
}

/** The calls of a screen on which a partner's statement is laid beside our account. */
export function accountCalls({ area, name, refusals }: Of) {
  const base = `/api/${area}/${name}` as const
  const guard = [`${area}:yes`] as const
  const reading = { method: 'GET', guard } as const
  const writing = { method: 'POST', guard, write: `write:${area}`, audit: name } as const
  const account_no = z.string().regex(/^\d{1,18}$/)
  const ofAccount = { account_no, update_cnt: z.int().min(0) }
  const differences = z.array(z.int().min(1)).min(1).max(1000)
  const stale = [http[404], generic.STALE, accountErrors.BIZ_ACCOUNT_STATE]
  return {
    list: endpoint({
      ...reading,
      path: `${base}/getAccounts`,
      summary: { ja: '照合：先方明細一覧', en: 'Reconcile: statements', zh: '核对：对方明细列表' },
      input: z.object({ about_no: z.string().max(20).default('') }),
      output: z.object({ list: z.array(accountHead) }),
    }),
    detail: endpoint({
      ...reading,
      path: `${base}/getDetail`,
      summary: { ja: '照合：差異', en: 'Reconcile: one statement', zh: '核对：差异' },
      input: z.object({ account_no }),
      output: accountRecord,
      errors: [http[404]],
    }),
    /** The file is stored as it came, and laid beside what we have posted. */
    read: endpoint({
      ...writing,
      path: `${base}/read`,
      summary: { ja: '照合：先方明細の読込', en: 'Reconcile: read a statement', zh: '核对：读取对方明细' },
      input: csvPreviewInput.extend({
        matching_cd: z.string().min(1).max(20),
        /** Our own document, where it is one that is compared; otherwise whose account, and of which days. */
        about_no: z.string().max(20).default(''),
        ...{ partner_cd: z.string().max(10).default(''), branch_no: z.string().max(4).default('') },
        ...{ from_dt: dayOrBlank, to_dt: dayOrBlank },
      }),
      output: accountRecord,
      errors: [
        ...[http[404], matchingErrors.IMP_MATCHING_MISSING, csvErrors.IMP_ERRORS, ...refusals],
        ...unreadableCsv,
      ],
      bodyMegabytes: csvBodyMegabytes,
    }),
    /** Beside what we have posted by now. What has been settled, and is as it was, stays so. */
    again: endpoint({
      ...writing,
      path: `${base}/again`,
      summary: { ja: '照合：再照合', en: 'Reconcile: again', zh: '核对：重新核对' },
      input: z.object(ofAccount),
      output: accountRecord,
      errors: stale,
    }),
    /** A row of theirs is one of ours, whatever it says; without ours: no longer. */
    pair: endpoint({
      ...writing,
      path: `${base}/pair`,
      summary: { ja: '照合：手動対応', en: 'Reconcile: put together', zh: '核对：手动对应' },
      input: z.object({ ...ofAccount, row_no: z.int().min(1), own_key: z.string().max(80) }),
      output: accountRecord,
      errors: [...stale, accountErrors.BIZ_ACCOUNT_GONE],
    }),
    settle: endpoint({
      ...writing,
      path: `${base}/settle`,
      summary: { ja: '照合：差異の処理', en: 'Reconcile: settle', zh: '核对：处理差异' },
      input: z.object({
        ...{ ...ofAccount, differences, settled_by: accountSettlement.schema },
        ...{ settled_no: z.string().trim().max(20), settled_note: z.string().trim().max(100) },
      }),
      output: accountRecord,
      errors: [
        ...[...stale, accountErrors.BIZ_ACCOUNT_GONE, accountErrors.BIZ_ACCOUNT_SETTLEMENT],
        accountErrors.BIZ_ACCOUNT_SLIP,
      ],
    }),
    takeBack: endpoint({
      ...writing,
      path: `${base}/takeBack`,
      summary: { ja: '照合：処理の取消', en: 'Reconcile: take back', zh: '核对：取消处理' },
      input: z.object({ ...ofAccount, differences }),
      output: accountRecord,
      errors: [...stale, accountErrors.BIZ_ACCOUNT_GONE],
    }),
    withdraw: endpoint({
      ...writing,
      path: `${base}/withdraw`,
      summary: { ja: '照合：取消', en: 'Reconcile: withdraw', zh: '核对：撤回' },
      input: z.object({ ...ofAccount, reason: z.string().trim().min(1).max(100) }),
      output: accountRecord,
      errors: [...stale, accountErrors.BIZ_ACCOUNT_SETTLED],
    }),
  }
}

export type AccountCalls = ReturnType<typeof accountCalls>
