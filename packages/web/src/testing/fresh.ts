import { vi } from 'vitest'

// Files of tests share a process, since starting one costs more than most of them; but not what the app keeps in its modules.
// This is listed before the other set-up, whose modules the tests share.
vi.resetModules()
