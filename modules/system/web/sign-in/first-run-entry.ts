import { user } from '#platform/contract/error-catalogue.ts'
import { say, type Language, type Text } from '#platform/contract/text.ts'
import type { FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import type { TypedText } from '#platform/web/kit/form/use-call-form.ts'
import { signInTexts } from './sign-in.text.ts'

interface EntryField {
  readonly name: keyof typeof firstRunBlank
  readonly label: Text
  readonly hint?: Text
  readonly kind?: 'password'
  readonly autoComplete?: string
}

export const firstRunBlank = {
  company_cd: '',
  company_nm: '',
  company_password: '',
  company_password_again: '',
  factory_cd: 'F01',
  factory_nm: '',
  user_cd: 'ADMIN',
  username: '',
  password: '',
  password_again: '',
}

const secret = { kind: 'password', autoComplete: 'new-password' } as const

/** In the order of the page: what is not a password is shown again before anything is created. */
export const firstRunGroups: readonly {
  readonly title: Text
  readonly pairs: readonly (readonly [EntryField, EntryField])[]
}[] = [
  {
    title: signInTexts.groupCompany,
    pairs: [
      [
        { name: 'company_cd', label: signInTexts.companyCode, hint: signInTexts.codeHint },
        { name: 'company_nm', label: signInTexts.companyName, autoComplete: 'organization' },
      ],
      [
        {
          name: 'company_password',
          label: signInTexts.companyPassword,
          hint: signInTexts.passwordHint,
          ...secret,
        },
        { name: 'company_password_again', label: signInTexts.confirmCompanyPassword, ...secret },
      ],
    ],
  },
  {
    title: signInTexts.groupFactory,
    pairs: [
      [
        { name: 'factory_cd', label: signInTexts.factoryCode },
        { name: 'factory_nm', label: signInTexts.factoryName },
      ],
    ],
  },
  {
    title: signInTexts.groupAdmin,
    pairs: [
      [
        { name: 'user_cd', label: signInTexts.userCode, autoComplete: 'username' },
        { name: 'username', label: signInTexts.userName, autoComplete: 'name' },
      ],
      [
        { name: 'password', label: signInTexts.password, hint: signInTexts.passwordHint, ...secret },
        { name: 'password_again', label: signInTexts.confirmPassword, ...secret },
      ],
    ],
  },
]

/** Passwords that were not typed alike twice. */
export const unconfirmed = (typed: TypedText, language: Language): FieldErrors =>
  Object.fromEntries(
    ['company_password', 'password']
      .filter((name) => typed[name] !== typed[`${name}_again`])
      .map((name) => [`${name}_again`, say(user[10012].text, language)]),
  )
