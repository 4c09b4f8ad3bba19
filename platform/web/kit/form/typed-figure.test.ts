import { expect, it } from 'vitest'
import { typedFigure } from './typed-figure.ts'

it('a figure is typed in full width or with separators, too', () => {
  expect(['１２', '1,200', ' 4.50', 'ten', ''].map(typedFigure)).toEqual(['12', '1200', '4.5', 'ten', ''])
})
