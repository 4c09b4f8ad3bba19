import { z } from 'zod'
import { passwordMinLength } from '#platform/contract/constants.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http, user } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { companyCodePattern, normaliseCode } from '#platform/contract/normalise.ts'
import { signInErrors } from './sign-in-errors.ts'
import { requiredLine } from '#platform/contract/written-text.ts'

export const companyCode = z
  .string()
  .transform(normaliseCode)
  .pipe(z.string().regex(companyCodePattern, 'V_COMPANY'))
export const password = z.string().min(passwordMinLength, 'V_PASSWORD').max(200)
const factoryCode = z.string().transform(normaliseCode).pipe(z.string().min(1, 'V_FACTORY').max(20))

const factoryChoice = z.object({ factory_cd: z.string(), factory_nm: z.string() })
export type FactoryChoice = z.output<typeof factoryChoice>

export const companyInfo = z.object({ company_cd: z.string(), company_nm: z.string(), system_nm: z.string() })
export type CompanyInfo = z.output<typeof companyInfo>

/** What the sign-in pages need to know before anyone has signed in. */
export const siteInfo = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: { ja: 'ログイン画面の設定', en: 'What the sign-in pages show', zh: '登录页面的设置' },
  guard: 'public',
  input: z.object({}),
  output: z.object({
    /** No company exists yet: the first-run page creates it. */
    first_run: z.boolean(),
    language_switch: z.boolean(),
    /** Company of the OpenID Connect provider, when one is configured. */
    oidc_company_cd: z.string().nullable(),
    /** Offered by a demo installation only. */
    demo: z
      .object({
        company_cd: z.string(),
        company_password: z.string(),
        users: z.array(
          z.object({ user_cd: z.string(), username: z.string(), role_nm: z.string(), password: z.string() }),
        ),
      })
      .nullable(),
  }),
})

export const companyLogin = endpoint({
  method: 'POST',
  path: '/api/companyLogin',
  summary: { ja: '会社ログイン', en: 'Company sign-in', zh: '公司登录' },
  guard: 'public',
  input: z.object({ company_cd: companyCode, password }),
  /** The ticket itself travels in an HttpOnly cookie. */
  output: companyInfo,
  errors: [signInErrors.SIGN_IN_COMPANY, generic.RATE_LIMITED],
  audit: 'company-login',
})

/** Factories of the company, for the second step. */
export const factoryChoices = endpoint({
  method: 'GET',
  path: '/api/factoryChoices',
  summary: { ja: '工場の選択肢', en: 'Factories to choose from', zh: '可选工厂' },
  guard: 'company',
  input: z.object({}),
  output: z.object({ company: companyInfo, list: z.array(factoryChoice) }),
})

export const userLogin = endpoint({
  method: 'POST',
  path: '/api/userLogin',
  summary: { ja: 'ユーザーログイン', en: 'User sign-in', zh: '用户登录' },
  guard: 'company',
  input: z.object({
    company_cd: companyCode,
    /** User code or user name. */
    user: z.string().trim().min(1, 'V_USER').max(60),
    password,
    factory_cd: factoryCode,
  }),
  output: z.object({
    token: z.string(),
    /** Wrong passwords from other addresses since the last time. */
    tried: z.object({ count: z.number().int(), address: z.string() }).optional(),
  }),
  errors: [
    user[1001],
    user[1003],
    user[1004],
    signInErrors.SIGN_IN_LOCKED,
    signInErrors.SIGN_IN_GUESSED,
    signInErrors.SIGN_IN_FACTORY,
    signInErrors.SIGN_IN_WAITING,
    generic.RATE_LIMITED,
  ],
  audit: 'user-login',
})

export const userInfo = endpoint({
  method: 'GET',
  path: '/api/userInfo',
  summary: { ja: 'ユーザー情報', en: 'User information', zh: '用户信息' },
  guard: 'session',
  input: z.object({}),
  output: z.object({
    user_cd: z.string(),
    username: z.string(),
    roles: z.array(z.string()),
    permissions: z.array(z.string()),
    factory_cd: z.string(),
    factory_nm: z.string(),
    /** The access-control state's full-access flag. */
    admin: z.boolean(),
  }),
  errors: [user[1003], user[1010]],
})
export type UserInfo = z.output<typeof userInfo.output>

export const getCompanyInfo = endpoint({
  method: 'GET',
  path: '/api/companyInfo',
  summary: { ja: '会社情報', en: 'Company information', zh: '公司信息' },
  guard: 'session',
  input: z.object({}),
  output: companyInfo,
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  summary: { ja: 'ログアウト', en: 'Sign out', zh: '退出登录' },
  guard: 'session',
  input: z.object({}),
  output: z.object({}),
  audit: 'logout',
})

/** A wrong confirmation is the verb's to refuse: it has a code of its own, 10012. */
const newPassword = z.object({
  old_password: z.string().min(1).max(200),
  new_password: password,
  confirm_password: z.string().max(200),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/master/user/changePassword',
  summary: { ja: 'パスワード変更', en: 'Change of password', zh: '修改密码' },
  guard: 'session',
  input: newPassword,
  output: z.object({}),
  errors: [user[1004], user[1007], user[10012], signInErrors.SIGN_IN_LOCKED],
  audit: 'change-password',
})

/** The password of the first sign-in step. The screen has no guard (specification section 2); saving needs the right. */
export const changeCompanyPassword = endpoint({
  method: 'POST',
  path: '/api/master/company/changePassword',
  summary: { ja: '会社パスワード変更', en: 'Company password', zh: '修改公司密码' },
  guard: 'session',
  write: 'write:system',
  input: newPassword,
  output: z.object({}),
  errors: [user[1004], user[1007], user[10012], generic.RATE_LIMITED],
  audit: 'change-company-password',
})

const phone = z
  .string()
  .transform((typed) => typed.normalize('NFKC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .regex(/^\+?\d{1,4}([- ]?\d{1,4}){1,4}$/, 'V_PHONE'),
  )

/** Sends a verification code for a request to use the system. Says the same whether or not the company exists. */
export const sendVerificationCode = endpoint({
  method: 'POST',
  path: '/api/register/sendCode',
  summary: { ja: '認証コードの送信', en: 'Send a verification code', zh: '发送验证码' },
  guard: 'public',
  input: z.object({ company_cd: companyCode, phone }),
  output: z.object({ expires_in: z.number().int() }),
  errors: [generic.RATE_LIMITED],
})

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: { ja: '利用申請', en: 'Request access', zh: '使用申请' },
  guard: 'public',
  input: z
    .object({
      company_cd: companyCode,
      user_cd: codeSchema(20),
      username: requiredLine(60),
      phone,
      verification_code: z.string().trim().min(1, 'V_VERIFICATION_CODE').max(10),
      password,
      confirm_password: z.string(),
    })
    .refine((typed) => typed.password === typed.confirm_password, {
      path: ['confirm_password'],
      message: 'V_PASSWORD_SAME',
    }),
  output: z.object({}),
  errors: [user[1002], user[1008], user[1009], generic.RATE_LIMITED],
  audit: 'register',
})

/** Creates the first company, factory and administrator of a new installation. */
export const firstRun = endpoint({
  method: 'POST',
  path: '/api/firstRun',
  summary: { ja: '初期設定', en: 'First run', zh: '初始设置' },
  guard: 'public',
  input: z.object({
    company_cd: companyCode,
    company_nm: requiredLine(60),
    company_password: password,
    factory_cd: codeSchema(10),
    factory_nm: requiredLine(60),
    user_cd: codeSchema(20),
    username: requiredLine(60),
    password,
  }),
  output: companyInfo,
  errors: [http[403]],
})

/** Where the browser must go to sign in with the company's OpenID Connect provider. */
export const oidcStart = endpoint({
  method: 'POST',
  path: '/api/oidc/start',
  summary: { ja: '外部認証の開始', en: 'Begin sign-in at the provider', zh: '开始外部认证' },
  guard: 'public',
  input: z.object({}),
  output: z.object({ url: z.url() }),
  errors: [http[404], signInErrors.SIGN_IN_PROVIDER],
})

/**
 * Completes it: `query` is the query string of `/callback`. With several factories the answer asks which; the call is
 * then repeated with the chosen factory and `resume=<resume of the answer>` as the query.
 */
export const oidcFinish = endpoint({
  method: 'POST',
  path: '/api/oidc/finish',
  summary: { ja: '外部認証の完了', en: 'Complete sign-in from the provider', zh: '完成外部认证' },
  guard: 'public',
  input: z.object({ query: z.string().max(4000), factory_cd: factoryCode.optional() }),
  output: z.union([
    z.object({ token: z.string(), company: companyInfo }),
    z.object({ factories: z.array(factoryChoice), resume: z.string() }),
  ]),
  errors: [user[1001], user[1003], signInErrors.SIGN_IN_PROVIDER, signInErrors.SIGN_IN_WAITING],
  audit: 'oidc-login',
})
