import { build, ready } from './ready.mjs'

ready()
build(['content', 'server', 'web'], { always: true })
