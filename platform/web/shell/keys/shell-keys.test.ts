import { expect, it } from 'vitest'
import { shellKeyOf, type ShellPress } from './shell-keys.ts'

const plain: ShellPress = {
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  typing: false,
}

it('Ctrl+K and ⌘K open the palette, also while typing', () => {
  expect(shellKeyOf({ ...plain, key: 'k', ctrlKey: true, typing: true })).toBe('palette')
  expect(shellKeyOf({ ...plain, key: 'K', metaKey: true })).toBe('palette')
  expect(shellKeyOf({ ...plain, key: 'k', ctrlKey: true, shiftKey: true })).toBeUndefined()
})

it('a question mark lists the keys, except where it is typed as a letter', () => {
  expect(shellKeyOf({ ...plain, key: '?', shiftKey: true })).toBe('keys')
  expect(shellKeyOf({ ...plain, key: '?', shiftKey: true, typing: true })).toBeUndefined()
  expect(shellKeyOf({ ...plain, key: '/', ctrlKey: true, typing: true })).toBe('keys')
})

it('with Alt the place of the key counts, because a Mac types another letter', () => {
  expect(shellKeyOf({ ...plain, key: '®', code: 'KeyR', altKey: true })).toBe('refresh')
  expect(shellKeyOf({ ...plain, key: 'PageDown', code: 'PageDown', altKey: true })).toBe('next')
  expect(shellKeyOf({ ...plain, key: 'r', code: 'KeyR', altKey: true, ctrlKey: true })).toBeUndefined()
})

it('F10 goes to the menu', () => {
  expect(shellKeyOf({ ...plain, key: 'F10', typing: true })).toBe('menu')
})
