import { sql } from 'drizzle-orm'
import { masterService } from '#platform/server/master/master-service.ts'
import { companyErrors, companyMaster } from '../../contract/company.ts'
import { directory } from '../directory.ts'
import { company } from '../tables.ts'

/** One record: another company’s cannot be seen, and a new one is its own first run, so its code is always taken. */
export const companyService = masterService(companyMaster, company, {
  directory,
  stop: [{ when: sql`true`, refuse: () => companyErrors.BIZ_OWN_COMPANY.with() }],
})
