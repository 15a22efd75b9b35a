import { askEarly } from '#api/me.early.ts'

// Small and loaded beside the app: the person is asked for before the app has arrived.
askEarly()
