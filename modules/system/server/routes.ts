import { ownTransactions, route, routeAcross, signInRoute, type Route } from '#platform/server/http/route.ts'
import { makeApiKey, revokeApiKeys } from '../contract/api-keys/api-keys.ts'
import { bizdateList, moveBizdate } from '../contract/bizdate.ts'
import { exportChoices, startExport } from '../contract/csv-export.ts'
import * as life from '../contract/life-cycle.ts'
import * as queries from '../contract/db-search/db-search.ts'
import { editMenu, menuList } from '../contract/menu.ts'
import { numberState } from '../contract/number-control.ts'
import { editPermissions, permissionList } from '../contract/permission.ts'
import { editProfile, profile } from '../contract/profile.ts'
import { routeList } from '../contract/routes.ts'
import { setupState } from '../contract/setup/setup-calls.ts'
import { siteHealth } from '../contract/site-health.ts'
import { resendMessages } from '../contract/operations/message-list.ts'
import { endChosenSessions } from '../contract/sessions/session-list.ts'
import { editParameters, parameterList } from '../contract/system-parameter.ts'
import * as keeping from '../contract/session-keeping.ts'
import * as account from '../contract/user-account.ts'
import * as signIn from '../contract/sign-in.ts'
import { workingDaysLeft as daysCall } from '../contract/working-days.ts'
import * as tasks from '../contract/task-schedule/task-schedule.ts'
import { makeKey, revokeKeys } from './api-keys/api-keys.ts'
import { AddressFailures } from './guessing/address-failures.ts'
import { listBizdates, move } from './bizdate/move-bizdate.ts'
import { setCompanyPassword } from './change-company-password.ts'
import { setNewPassword } from './change-password.ts'
import { getCompanyInfo } from './company-info.ts'
import { loginCompany } from './company-login.ts'
import { saveProfile } from './edit-profile.ts'
import { chooseFactory } from './factory-choices.ts'
import { runFirst } from './first-run.ts'
import { visibleRoutes } from './visible-routes.ts'
import { signOut } from './logout.ts'
import { listArchives, readArchive } from './life-cycle/archives.ts'
import {
  listLifeCycles,
  previewLifeCycle,
  saveLifeCycles,
  startLifeCycles,
} from './life-cycle/life-cycles.ts'
import { listMenu, saveMenu } from './menu/menu.ts'
import { beginExport, listExports } from './csv-export/export-masters.ts'
import { listQuestions, removeQuestion, saveQuestion } from './db-search/kept-questions.ts'
import { listSearchedTables, search, writeSearchFile } from './db-search/search-tables.ts'
import { createOidcClient } from './oidc-client.ts'
import { finishAtProvider } from './oidc-finish.ts'
import { startAtProvider } from './oidc-start.ts'
import { readNumberState } from './numbering/number-state.ts'
import { listPermissions } from './permission/list-permissions.ts'
import { savePermissions } from './permission/save-permissions.ts'
import { getProfile } from './profile.ts'
import { registerUser } from './register.ts'
import { sendCode } from './send-verification-code.ts'
import { goOnWithSession } from './continue-session.ts'
import { giveDraftKey } from './draft-key.ts'
import { describeSite } from './site-info.ts'
import { listParameters, saveParameters } from './system-parameter/edit-parameters.ts'
import { listRuns, listTasks, saveTasks, startTask } from './task-schedule/task-schedule.ts'
import { workingDaysLeft } from './working-days/working-days.ts'
import { readSetup } from './setup/setup-steps.ts'
import { resend } from './operations/resend-messages.ts'
import { endChosen } from './sessions/end-chosen-sessions.ts'
import type { Surroundings } from './surroundings.ts'
import { chooseAssignments } from './user/assignment-choices.ts'
import { endSessions, setPasswordOf, unlock } from './user/sign-in-steps.ts'
import { getUserAccount } from './user/user-account.ts'
import { approve, listWaiting } from './user/waiting-users.ts'
import { getUserInfo } from './user-info.ts'
import { loginUser } from './user-login.ts'

/** Every call of the sign-in, of the signed-in person and of the module's screens, with what serves it. */
export function systemRoutes(surroundings: Surroundings): readonly Route[] {
  const { oidc, publicUrl } = surroundings
  const failures = new AddressFailures()
  const provider = oidc && createOidcClient(oidc, publicUrl)
  return [
    signInRoute(signIn.siteInfo, (context) => describeSite(surroundings, context)),
    signInRoute(signIn.firstRun, runFirst),
    signInRoute(signIn.companyLogin, (context, input) =>
      loginCompany(surroundings, failures, context, input),
    ),
    signInRoute(signIn.factoryChoices, chooseFactory),
    signInRoute(signIn.userLogin, (context, input) => loginUser(surroundings, context, input)),
    ownTransactions(signIn.logout, signOut),
    ownTransactions(keeping.draftKey, giveDraftKey),
    ownTransactions(keeping.continueSession, (context, input) =>
      goOnWithSession(surroundings, context, input),
    ),
    ownTransactions(signIn.changePassword, (context, input) => setNewPassword(surroundings, context, input)),
    ownTransactions(signIn.changeCompanyPassword, (context, input) =>
      setCompanyPassword(surroundings, failures, context, input),
    ),
    signInRoute(signIn.sendVerificationCode, sendCode),
    signInRoute(signIn.register, (context, input) => registerUser(surroundings, context, input)),
    signInRoute(signIn.oidcStart, (context) => startAtProvider(surroundings, provider, context)),
    signInRoute(signIn.oidcFinish, (context, input) =>
      finishAtProvider(surroundings, provider, context, input),
    ),
    route(signIn.userInfo, getUserInfo),
    route(siteHealth, () => Promise.resolve({ disk_short: surroundings.shortage()?.free ?? null })),
    route(daysCall, workingDaysLeft),
    route(setupState, readSetup),
    route(signIn.getCompanyInfo, getCompanyInfo),
    route(profile, getProfile),
    route(editProfile, saveProfile),
    route(parameterList, listParameters),
    route(editParameters, saveParameters),
    route(life.lifeCycleList, listLifeCycles),
    routeAcross('life of rows', route(life.lifeCyclePreview, previewLifeCycle)),
    route(life.editLifeCycles, saveLifeCycles),
    route(life.applyLifeCycles, startLifeCycles),
    route(life.lifeCycleArchives, listArchives),
    route(life.lifeCycleArchive, readArchive),
    route(tasks.taskList, listTasks),
    route(tasks.editTasks, saveTasks),
    route(tasks.runTask, startTask),
    route(tasks.taskRuns, listRuns),
    route(queries.searchedTables, listSearchedTables),
    route(queries.searchTable, search),
    route(queries.searchFile, writeSearchFile),
    route(queries.keptQuestions, listQuestions),
    route(queries.keepQuestion, saveQuestion),
    route(queries.dropQuestion, removeQuestion),
    route(exportChoices, listExports),
    route(startExport, beginExport),
    route(bizdateList, listBizdates),
    route(moveBizdate, move),
    route(menuList, listMenu),
    route(editMenu, saveMenu),
    route(routeList, visibleRoutes),
    route(numberState, readNumberState),
    route(account.assignmentChoices, chooseAssignments),
    route(account.userAccount, getUserAccount),
    ownTransactions(account.setUserPassword, setPasswordOf),
    route(account.unlockUser, unlock),
    route(account.endUserSessions, endSessions),
    route(endChosenSessions, endChosen),
    route(resendMessages, resend),
    route(makeApiKey, makeKey),
    route(revokeApiKeys, revokeKeys),
    route(account.waitingUsers, listWaiting),
    route(account.approveUser, approve),
    route(permissionList, listPermissions),
    route(editPermissions, savePermissions),
  ]
}
