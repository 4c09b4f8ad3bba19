import { screen } from '#platform/contract/screen.ts'

/** Every part of the screens in its states, working. */
export const kitScreen = screen({
  path: '/developer/kit',
  name: 'kit',
  title: { ja: '画面部品', en: 'Screen parts', zh: '页面组件' },
  icon: 'screen',
  guard: ['developer:yes'],
  keepAlive: true,
})
