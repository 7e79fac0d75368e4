// @vitest-environment happy-dom
import { tryWithoutLayout } from './withoutLayout.test.fixture.js'

tryWithoutLayout()
