import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http, user } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { accessErrors } from './role.ts'
import { password } from './sign-in.ts'
import { userErrors } from './user.ts'
import { assignmentsSchema } from './user-assignments.ts'

const guard = ['master:yes'] as const
const user_cd = codeSchema(20)
const managing = { method: 'POST', guard, write: writeEverywhere, audit: 'user' } as const

/** Factories and roles to choose from, those that are stopped included: they show in what was chosen before. */
export const assignmentChoices = endpoint({
  method: 'GET',
  path: '/api/master/user/getAssignments',
  summary: {
    ja: 'ユーザー：工場とロールの候補',
    en: 'Users: factories and roles',
    zh: '用户：工厂与角色候选',
  },
  guard,
  input: z.object({}),
  output: z.object({
    factories: z.array(z.object({ factory_cd: z.string(), factory_nm: z.string(), abort_div: z.string() })),
    roles: z.array(
      z.object({ role_cd: z.string(), role_nm: z.string(), admin_flg: z.boolean(), abort_div: z.string() }),
    ),
  }),
})

/** How a user signs in. Whether there is a password, never the password. */
export const userAccount = endpoint({
  method: 'GET',
  path: '/api/master/user/getAccount',
  summary: { ja: 'ユーザー：ログイン状況', en: 'Users: sign-in', zh: '用户：登录状况' },
  guard,
  write: writeEverywhere,
  input: z.object({ user_cd }),
  output: z.object({
    state: z.string(),
    has_password: z.boolean(),
    last_sign_in_dt: z.string().nullable(),
    /** Wrong passwords in a row, from all addresses together. */
    failed_cnt: z.number().int(),
    /** Null when the user may try from anywhere. */
    locked_until: z.string().nullable(),
    /** From where wrong passwords came. */
    failures: z.array(
      z.object({
        address: z.string(),
        failed_cnt: z.number().int(),
        last_at: z.string(),
        /** Null when one may try from there. */
        locked_until: z.string().nullable(),
      }),
    ),
    sessions: z.array(
      z.object({
        session_id: z.string(),
        factory_cd: z.string(),
        factory_nm: z.string(),
        created_at: z.string(),
        seen_at: z.string(),
        address: z.string(),
        /** The one that asks. */
        own: z.boolean(),
      }),
    ),
  }),
  errors: [http[404]],
})

export const setUserPassword = endpoint({
  ...managing,
  path: '/api/master/user/setPassword',
  summary: { ja: 'ユーザー：パスワードの設定', en: 'Users: set a password', zh: '用户：设置密码' },
  input: z.object({ user_cd, new_password: password }),
  output: z.object({}),
  errors: [http[404], user[10013], userErrors.BIZ_OWN_PASSWORD],
})

export const unlockUser = endpoint({
  ...managing,
  path: '/api/master/user/unlock',
  summary: { ja: 'ユーザー：ロックの解除', en: 'Users: unlock', zh: '用户：解除锁定' },
  input: z.object({ user_cd }),
  output: z.object({}),
  errors: [http[404], user[10013]],
})

export const endUserSessions = endpoint({
  ...managing,
  path: '/api/master/user/endSessions',
  summary: { ja: 'ユーザー：ログインの終了', en: 'Users: end sessions', zh: '用户：结束登录' },
  /** Without a session: all of them. */
  input: z.object({ user_cd, session_id: z.string().max(64).optional() }),
  output: z.object({}),
  errors: [http[404], user[10013]],
})

/** Requests to use the system that nobody has answered yet. */
export const waitingUsers = endpoint({
  method: 'GET',
  path: '/api/master/user/getWaiting',
  summary: { ja: 'ユーザー：承認待ち', en: 'Users: waiting for approval', zh: '用户：等待批准' },
  guard,
  write: writeEverywhere,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        user_cd: z.string(),
        username: z.string(),
        phone: z.string(),
        create_dt: z.string(),
        update_cnt: z.number().int(),
      }),
    ),
  }),
})
export type WaitingUser = z.output<typeof waitingUsers.output>['list'][number]

export const approveUser = endpoint({
  ...managing,
  path: '/api/master/user/approve',
  summary: { ja: 'ユーザー：利用申請の承認', en: 'Users: approve a request', zh: '用户：批准使用申请' },
  input: z.object({ user_cd, update_cnt: z.number().int().min(0), assignments: assignmentsSchema }),
  output: z.object({}),
  errors: [
    http[404],
    generic.STALE,
    user[10013],
    userErrors.BIZ_NOT_WAITING,
    userErrors.BIZ_ASSIGNMENTS_NEEDED,
    userErrors.BIZ_ASSIGNMENT_FACTORY,
    userErrors.BIZ_ASSIGNMENT_ROLE,
    accessErrors.BIZ_LAST_ADMINISTRATOR,
  ],
})
