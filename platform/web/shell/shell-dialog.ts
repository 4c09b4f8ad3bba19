/** What the header, its menus and the keys open over the screen. */
export type ShellDialog = 'palette' | 'keys' | 'settings' | 'errors' | 'manual'
