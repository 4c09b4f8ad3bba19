import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { signInErrors } from './sign-in-errors.ts'

/** A session ends after this long without a call. */
export const sessionIdleMs = 8 * 3_600_000
/** So long before that the page offers to go on. */
export const offerBeforeMs = 10 * 60_000

/**
 * The key with which this browser keeps the signed-in person's half-typed entries. Made at the first call, and deleted when the
 * person signs out: what is left of them in the browser can then be read by nobody.
 */
export const draftKey = endpoint({
  method: 'POST',
  path: '/api/draftKey',
  summary: {
    ja: '入力途中の内容を保護する鍵',
    en: 'Key that protects unsaved entries',
    zh: '保护未保存内容的密钥',
  },
  guard: 'session',
  input: z.object({}),
  /** 256 bits, base64. */
  output: z.object({ key: z.string() }),
})

/** Before the session expires, its own user goes on with the password. */
export const continueSession = endpoint({
  method: 'POST',
  path: '/api/session/continue',
  summary: { ja: 'セッションの継続', en: 'Go on with the session', zh: '继续会话' },
  guard: 'session',
  input: z.object({ password: z.string().min(1).max(200) }),
  output: z.object({}),
  errors: [user[1004], signInErrors.SIGN_IN_LOCKED],
  audit: 'continue-session',
})
