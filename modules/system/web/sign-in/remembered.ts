/** Conveniences of this browser: the company last signed in to, and the factory last used in it. */
const companyKey = 'kaname.lastCompany'
const factoryKey = (company: string) => `kaname.lastFactory/${company}`

export const lastCompany = (): string => window.localStorage.getItem(companyKey) ?? ''
export const keepLastCompany = (company: string): void => window.localStorage.setItem(companyKey, company)

export const lastFactory = (company: string): string => window.localStorage.getItem(factoryKey(company)) ?? ''
export const keepLastFactory = (company: string, factory: string): void =>
  window.localStorage.setItem(factoryKey(company), factory)

interface Choice {
  readonly factory_cd: string
}

/** The last used factory while it can still be chosen, otherwise the first. */
export const startFactory = (choices: readonly Choice[], last: string): string =>
  (choices.find(({ factory_cd }) => factory_cd === last) ?? choices[0])?.factory_cd ?? ''
