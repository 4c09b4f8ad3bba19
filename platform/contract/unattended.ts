/** What a page asks by itself, while nobody is there, says so: it does not prolong the session. */
export const unattendedHeader = 'x-unattended'
