import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { lazyScreen } from './lazy-screen.ts'

it('a screen whose script is there already is shown at once', async () => {
  const Screen = lazyScreen(() => Promise.resolve(() => <h1>在庫一覧</h1>))
  Screen.prefetch()
  await vi.waitFor(() => expect(renderToStaticMarkup(<Screen />)).toBe('<h1>在庫一覧</h1>'))
})
