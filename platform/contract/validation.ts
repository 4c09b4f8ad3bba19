import type { z } from 'zod'
import { declaredError, errors, type ErrorKind, type FieldError } from './errors.ts'
import type { TextParams } from './text.ts'

/**
 * What is wrong with a typed value. A schema names one of these keys as its message; the parameters come from zod's
 * issue. Both sides use it, so the words under a field are the same before and after the call.
 */
export const validation = errors({
  V_REQUIRED: { ja: '入力してください。', en: 'Required.', zh: '请输入。' },
  V_CHOOSE: { ja: '選択してください。', en: 'Choose one.', zh: '请选择。' },
  V_INVALID: { ja: '正しい値を入力してください。', en: 'Enter a valid value.', zh: '请输入正确的值。' },
  V_TOO_LONG: {
    ja: '{max}文字以内で入力してください。',
    en: 'At most {max|# character|# characters}.',
    zh: '最多{max}个字符。',
  },
  V_TOO_SHORT: {
    ja: '{min}文字以上で入力してください。',
    en: 'At least {min|# character|# characters}.',
    zh: '至少{min}个字符。',
  },
  V_CODE: {
    ja: '半角の英数字と記号（. _ / + # -）で入力してください。',
    en: 'Use letters, digits and . _ / + # - only.',
    zh: '请使用半角字母、数字和 . _ / + # -。',
  },
  V_PICTURE: {
    ja: '絵文字は使用できません。',
    en: 'Emoji cannot be used.',
    zh: '不能使用表情符号。',
  },
  V_SIGN: {
    ja: '{at}文字目に{sign}があります。削除してください。',
    en: '{sign} stands at character {at}. Remove it.',
    zh: '第{at}个字符处有{sign}，请删除。',
  },
  V_KANA: { ja: 'カタカナで入力してください。', en: 'Use katakana.', zh: '请使用片假名。' },
  V_NUMBER: { ja: '数値で入力してください。', en: 'Enter a number.', zh: '请输入数字。' },
  V_RANGE: {
    ja: '{min}〜{max}で入力してください。',
    en: 'Enter {min} to {max}.',
    zh: '请输入{min}～{max}。',
  },
  V_POSITIVE: {
    ja: '0より大きく{max}以下で入力してください。',
    en: 'Enter more than 0 and at most {max}.',
    zh: '请输入大于0且不超过{max}的数。',
  },
  V_PLACES: {
    ja: '小数は{max}桁以内で入力してください。',
    en: 'At most {max} decimal places.',
    zh: '小数不超过{max}位。',
  },
  V_POSTAL: {
    ja: '郵便番号を正しく入力してください。（例：511-0000）',
    en: 'Enter a valid postal code (e.g. 511-0000).',
    zh: '请输入正确的邮政编码。（例：511-0000）',
  },
  V_NOT_IN_MASTER: {
    ja: '「{code}」は{title}に登録されていません。',
    en: '"{code}" is not registered ({title}).',
    zh: '“{code}”未在{title}中登记。',
  },
  V_NOT_IN_USE: {
    ja: '「{code}」は{title}で停止または廃止されているため選択できません。',
    en: '"{code}" is stopped or discontinued and cannot be chosen ({title}).',
    zh: '“{code}”在{title}中已停用或作废，不能选择。',
  },
  V_DATE: { ja: '正しい日付を入力してください。', en: 'Enter a valid date.', zh: '请输入正确的日期。' },
  V_WINDOW: {
    ja: '日付の範囲は{max}日以内で指定してください。',
    en: 'The date range must be within {max|# day|# days}.',
    zh: '日期范围须在{max}天以内。',
  },
  /** Beside STALE: this field differs from what the caller was about to save. */
  V_CHANGED: {
    ja: '先に「{value}」に変更されています。',
    en: 'Has been changed to "{value}" meanwhile.',
    zh: '已先被改为“{value}”。',
  },
  V_PHONE: {
    ja: '電話番号を正しく入力してください。（例：03-1234-5678）',
    en: 'Enter a valid phone number (e.g. 03-1234-5678).',
    zh: '请输入正确的电话号码。（例：03-1234-5678）',
  },
  V_EMAIL: {
    ja: 'メールアドレスを正しく入力してください。',
    en: 'Enter a valid e-mail address.',
    zh: '请输入正确的邮箱地址。',
  },
  V_COMPANY: { ja: '会社コードを入力してください。', en: 'Enter the company code.', zh: '请输入公司代码。' },
  V_USER: {
    ja: 'ユーザーコードまたはユーザー名を入力してください。',
    en: 'Enter the user code or user name.',
    zh: '请输入用户代码或用户名。',
  },
  V_PASSWORD: {
    ja: 'パスワードは{min}文字以上で入力してください。',
    en: 'The password must have at least {min|# character|# characters}.',
    zh: '密码至少{min}个字符。',
  },
  V_PASSWORD_SAME: {
    ja: '新しいパスワードと確認用パスワードが一致しません。',
    en: 'The new password and the confirmation do not match.',
    zh: '新密码与确认密码不一致。',
  },
  V_FACTORY: { ja: '工場コードを入力してください。', en: 'Enter the factory code.', zh: '请输入工厂代码。' },
  V_VERIFICATION_CODE: {
    ja: '認証コードを入力してください。',
    en: 'Enter the verification code.',
    zh: '请输入验证码。',
  },
})

/** One of the fields that a rule looks at; where what they belong to has parts, the way there. */
type FieldPath<Values> = unknown extends Values ? string : Extract<keyof Values, string>

/** What a rule over several fields finds wrong at one of them. */
export const refuseField = <Values>(
  issues: z.core.$RefinementCtx<Values>,
  path: FieldPath<Values>,
  kind: ErrorKind,
  params: TextParams = {},
): void =>
  issues.addIssue({ code: 'custom', path: [path], message: String(kind.code), params: { ...params } })

/** Parse with `reportInput: true`, so that a missing value and one of a wrong type can be told apart. */
export function explainIssues(issues: readonly z.core.$ZodIssue[]): readonly FieldError[] {
  return issues.map((issue) => {
    const kind = declaredError(issue.message) ?? kindOf(issue)
    return {
      path: issue.path.map(String).join('.'),
      code: kind.code,
      text: kind.text,
      params: paramsOf(issue),
    }
  })
}

function kindOf(issue: z.core.$ZodIssue): ErrorKind {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? validation.V_REQUIRED : validation.V_INVALID
    case 'too_small':
      if (issue.origin !== 'string') return validation.V_INVALID
      return issue.minimum === 1 ? validation.V_REQUIRED : validation.V_TOO_SHORT
    case 'too_big':
      return issue.origin === 'string' ? validation.V_TOO_LONG : validation.V_INVALID
    case 'invalid_value':
      return validation.V_CHOOSE
    default:
      return validation.V_INVALID
  }
}

function paramsOf(issue: z.core.$ZodIssue): TextParams {
  if (issue.code === 'too_small') return { min: String(issue.minimum) }
  if (issue.code === 'too_big') return { max: String(issue.maximum) }
  if (issue.code === 'custom') return (issue.params ?? {}) as TextParams
  return {}
}
