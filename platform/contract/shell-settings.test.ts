import { expect, it } from 'vitest'
import { defaultShellSettings, readShellSettings } from './shell-settings.ts'

it('stored settings are read one by one: what another version wrote costs nobody the rest', () => {
  expect(readShellSettings({ layout: 'float', tabs: 'yes', unknown: 1 })).toEqual({
    ...defaultShellSettings,
    layout: 'float',
  })
})

it('nothing stored, or nonsense, reads as the default', () => {
  for (const stored of [null, undefined, 'x', [], {}])
    expect(readShellSettings(stored)).toEqual(defaultShellSettings)
})
