import { describe, expect, it } from 'vitest'
import { guardRoute, loginPathFor, returnPath } from './route-guard.ts'

const visit = { path: '/masterMaint/master/factory', search: '', token: '', routesLoaded: false }

describe('without a token', () => {
  it('a visitor is sent to the company sign-in, which remembers the path and its query', () => {
    expect(guardRoute({ ...visit, search: '?page=2' })).toEqual({
      kind: 'redirect',
      to: '/companyLogin?redirect=%2FmasterMaint%2Fmaster%2Ffactory%3Fpage%3D2',
    })
  })
  it.each(['/companyLogin', '/userLogin', '/register', '/callback', '/403', '/404'])(
    '%s opens for everyone',
    (path) => expect(guardRoute({ ...visit, path })).toEqual({ kind: 'pass' }),
  )
  it('every path opens when login interception is off', () => {
    expect(guardRoute({ ...visit, loginInterception: false })).toEqual({ kind: 'pass' })
  })
})

describe('with a token', () => {
  it('the routes are loaded first', () => {
    expect(guardRoute({ ...visit, token: 't' })).toEqual({ kind: 'load' })
  })
  it('navigation passes once the routes are there', () => {
    expect(guardRoute({ ...visit, token: 't', routesLoaded: true })).toEqual({ kind: 'pass' })
  })
  it('the company sign-in leads to the start page, even before the routes are loaded', () => {
    expect(guardRoute({ ...visit, path: '/companyLogin', token: 't' })).toEqual({ kind: 'redirect', to: '/' })
  })
  it('the company sign-in leads back to where one was, when it remembers that', () => {
    expect(guardRoute({ ...visit, path: '/companyLogin', search: '?redirect=%2Fstock', token: 't' })).toEqual(
      {
        kind: 'redirect',
        to: '/stock',
      },
    )
  })
  it('the start page is what one has chosen for it', () => {
    expect(guardRoute({ ...visit, path: '/', token: 't', routesLoaded: true, start: '/stock' })).toEqual({
      kind: 'redirect',
      to: '/stock',
    })
  })
  it('the start page is the home screen', () => {
    expect(guardRoute({ ...visit, path: '/', token: 't', routesLoaded: true })).toEqual({
      kind: 'redirect',
      to: '/index',
    })
  })
})

describe('the way back after signing in', () => {
  it('is the path that was kept', () => {
    expect(returnPath(new URL(loginPathFor('/stock/stockList?a=1'), 'http://x').search)).toBe(
      '/stock/stockList?a=1',
    )
  })
  it('never leads to a public page or back to the sign-in', () => {
    expect(loginPathFor('/userLogin')).toBe('/companyLogin')
    expect(loginPathFor('/companyLogin?redirect=%2Fa%3Fb%3D1')).toBe('/companyLogin?redirect=%2Fa%3Fb%3D1')
  })
  it.each(['?redirect=//evil.example', '?redirect=https://evil.example', '?redirect=/%5Cevil.example', ''])(
    '%s leads to the start page',
    (search) => expect(returnPath(search)).toBe('/'),
  )
})
