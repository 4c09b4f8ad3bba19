import { afterEach, expect, it } from 'vitest'
import { forgetVisits, recallVisits, recentScreens, visit } from './recent-screens.ts'

afterEach(forgetVisits)

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const sales = { company_cd: 'DEMO', user_cd: 'SALES' }
const buyer = { company_cd: 'DEMO', user_cd: 'BUYER' }

it('the screens one visited are there again at the next sign-in, the latest first', () => {
  const browser = storage()
  recallVisits(browser, sales)
  for (const path of ['/a', '/b', '/a']) visit(path)
  forgetVisits()
  expect(recentScreens.get()).toEqual([])
  recallVisits(browser, sales)
  expect(recentScreens.get()).toEqual(['/a', '/b'])
})

it('another person at the same browser sees nothing of them, and adds nothing to them', () => {
  const browser = storage()
  recallVisits(browser, sales)
  visit('/a')
  forgetVisits()
  visit('/between')
  recallVisits(browser, buyer)
  expect(recentScreens.get()).toEqual([])
  visit('/b')
  recallVisits(browser, sales)
  expect(recentScreens.get()).toEqual(['/a'])
})

it('twelve are remembered', () => {
  recallVisits(storage(), sales)
  for (let n = 0; n < 20; n++) visit(`/${n}`)
  expect(recentScreens.get()).toHaveLength(12)
  expect(recentScreens.get()[0]).toBe('/19')
})
