import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

describe('settings of the environment', () => {
  it('an empty environment is the demo on this machine', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ port: 16000, host: '127.0.0.1', demo: true, databaseUrl: undefined })
    expect(settings.publicUrl).toBe('http://127.0.0.1:16000')
    expect(settings.dataDirectory).toMatch(/\/data$/)
  })

  it.each([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::1' }, true],
    [{ DATABASE_URL: 'postgres://db/kaname' }, false],
    [{ DATABASE_URL: 'postgres://db/kaname', KANAME_DEMO: '1' }, true],
    [{ KANAME_DEMO: '0' }, false],
    [{ KANAME_DEMO: '' }, true],
  ])('with %j the demo company is loaded: %s', (environment, demo) => {
    expect(readSettings(environment).demo).toBe(demo)
  })

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_READ_URL: 'postgres://replica/kaname' }, 'needs DATABASE_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://server/kaname' }, 'needs DATABASE_URL'],
    [{ KANAME_DEMO: 'yes' }, 'KANAME_DEMO'],
    [{ KANAME_DEMO_LANGUAGE: 'fr' }, 'KANAME_DEMO_LANGUAGE'],
    [{ OIDC_ISSUER: 'https://id.example.jp' }, 'OIDC_CLIENT_ID'],
  ])('%j is refused by name', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(SettingsError)
    expect(() => readSettings(environment)).toThrow(name)
  })

  it('all wrong settings are named at once', () => {
    expect(() => readSettings({ PORT: 'x', KANAME_LOG: 'loud' })).toThrow(/PORT[\s\S]*KANAME_LOG/)
  })
})
