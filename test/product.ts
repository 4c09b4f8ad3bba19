import { productModules } from '#app/compose.ts'
import type { Surroundings } from '#modules/system/server/index.ts'
import { compose } from '#platform/server/module/compose.ts'
import type { Module } from '#platform/server/module/module.ts'
import type { Settings } from '#platform/server/settings.ts'

const quiet = { tell: () => undefined, warn: () => undefined, shortage: () => undefined }
const here = { publicUrl: 'http://localhost', oidc: undefined, mail: undefined, demo: false }

/** The product's modules with nobody to tell anything; without slowing down those who guess passwords. */
export const modulesOf = (
  settings: Partial<Pick<Settings, 'publicUrl' | 'oidc' | 'demo'>> = {},
  changed: Partial<Surroundings> = {},
): readonly Module[] =>
  productModules({ ...here, ...settings }, quiet, { sleep: () => Promise.resolve(), ...changed })

/** The product as it is composed, for what needs more than one module. */
export const product = compose(modulesOf())
