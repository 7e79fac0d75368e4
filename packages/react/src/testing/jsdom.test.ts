// @vitest-environment jsdom
import { tryWithoutLayout } from './withoutLayout.test.fixture.js'

tryWithoutLayout()
