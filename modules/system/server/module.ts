import type { Module } from '#platform/server/module/module.ts'
import { scheduledJobFailed } from '#platform/server/jobs/scheduled-job-failed.ts'
import { on } from '#platform/server/module/point.ts'
import { systemScreens } from '../contract/screens.ts'
import { changeService } from './audit-search/change-rows.ts'
import { codeMessageKind, deliverCode } from './code-sender.ts'
import { codeMasters } from './codes/code-masters.ts'
import { bankAccountService } from './company/bank-accounts.ts'
import { companyService } from './company/company-master.ts'
import { systemExaminations } from './doctor.ts'
import { deliverMail, mailers, mailMessageKind } from './mail/send-mail.ts'
import { fillBankAccounts } from './demo/bank-accounts.ts'
import { fillOrganization } from './demo/organization.ts'
import { exportHandler } from './csv-export/export-masters.ts'
import { factoryService } from './factory/factory-master.ts'
import { advanceBusinessDateHandler } from './jobs/advance-business-date.ts'
import { lifeCycleHandler } from './life-cycle/apply-life-cycles.ts'
import { numberMasters } from './numbering/number-masters.ts'
import { organizationMasters } from './organization/organization-masters.ts'
import { mailFailure } from './task-schedule/mail-failure.ts'
import { roleService } from './role/role-master.ts'
import { apiKeyService } from './api-keys/api-keys.ts'
import { systemRoutes } from './routes.ts'
import { errorService } from './operations/error-rows.ts'
import { messageService } from './operations/message-rows.ts'
import { ownSetupSteps, setupSteps } from './setup/setup-steps.ts'
import { sessionService } from './sessions/session-rows.ts'
import { signInLogService } from './sign-in-log/sign-in-rows.ts'
import type { Surroundings } from './surroundings.ts'
import { userService } from './user/user-master.ts'

/** The only module that needs to know where it runs: it signs people in. */
export const systemModule = (surroundings: Surroundings): Module => ({
  name: 'system',
  screens: systemScreens,
  masters: [
    companyService,
    factoryService,
    bankAccountService,
    ...codeMasters,
    ...numberMasters,
    roleService,
    ...organizationMasters,
    userService,
  ],
  lists: [apiKeyService, changeService, signInLogService, sessionService, messageService, errorService],
  routes: systemRoutes(surroundings),
  jobs: [advanceBusinessDateHandler, exportHandler, lifeCycleHandler],
  doctor: systemExaminations,
  demoMasters: async (context, today, wording) => {
    await fillOrganization(context, today, wording)
    await fillBankAccounts(context.tx, context.session, wording)
  },
  messages: [
    { kind: codeMessageKind, deliver: deliverCode(surroundings.codeSender) },
    { kind: mailMessageKind, deliver: deliverMail },
  ],
  registers: [
    ...ownSetupSteps.map((step) => on(setupSteps, step)),
    on(scheduledJobFailed, mailFailure),
    ...(surroundings.mailer ? [on(mailers, surroundings.mailer)] : []),
  ],
})
