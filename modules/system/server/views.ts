import { sql, type SQL } from 'drizzle-orm'
import { publishedRead } from '#platform/server/database/published-read.ts'
import type { SystemKind } from '../contract/code-div.ts'
import { appUser, bankAccount, bizdate, codeDiv, company, department, employee, factory } from './tables.ts'

/** What later modules read of this one, in their own statements. */

/** Who sends a paper. */
export const companyRead = publishedRead(company, {
  key: ['company_cd'],
  columns: [
    'company_nm',
    'postal_cd',
    'address',
    'phone',
    'fax',
    'registration_no',
    'seal_flg',
    'fiscal_start_month',
    'purchase_basis',
  ],
})

/** From where is paid, and where customers pay. */
export const bankAccountRead = publishedRead(bankAccount, {
  key: ['company_cd', 'account_cd'],
  columns: [
    'bank_cd',
    'bank_nm',
    'bank_branch_cd',
    'bank_branch_nm',
    'bank_account_type',
    'bank_account_no',
    'bank_account_nm',
    'consignor_cd',
    'invoice_flg',
    'invoice_note',
    'abort_div',
  ],
})

export const factoryRead = publishedRead(factory, {
  key: ['company_cd', 'factory_cd'],
  columns: [
    'factory_nm',
    'address',
    'time_zone',
    'start_dt',
    'horizon_days',
    'frozen_days',
    'advice_days',
    'expedite_days',
    'abort_div',
  ],
})

/** The day on which a factory works. */
export const businessDayRead = publishedRead(bizdate, {
  key: ['company_cd', 'factory_cd'],
  columns: ['biz_dt'],
})

export const userRead = publishedRead(appUser, { key: ['company_cd', 'user_cd'], columns: ['username'] })

export const employeeRead = publishedRead(employee, {
  key: ['company_cd', 'employee_cd'],
  columns: ['department_cd'],
})

/** Who sells and works is counted by it. */
export const departmentRead = publishedRead(department, {
  key: ['company_cd', 'department_cd'],
  columns: ['department_nm', 'abort_div'],
})

export const codeRead = publishedRead(codeDiv, {
  key: ['company_cd', 'kind_cd', 'code_cd'],
  columns: ['code_nm', 'decimals', 'abort_div'],
})

/** The name of a code of the code table that stands in a column of a row. */
export const codeName = (kind: SystemKind, row: string, column: string): SQL =>
  codeRead.of(codeKey(kind, row, column), 'code_nm')

export const codeKey = (kind: SystemKind, row: string, column: string) => ({
  company_cd: sql`${sql.identifier(row)}.company_cd`,
  kind_cd: sql.raw(`'${kind}'`),
  code_cd: sql`${sql.identifier(row)}.${sql.identifier(column)}`,
})
