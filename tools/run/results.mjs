// How many tests a step stands for.
import { readFileSync } from 'node:fs'

/** What Jest's report counts; a step without a report is one test. A bad exit is never without a failure. */
export function countsOf(reportFile, exitCode) {
  const report = readReport(reportFile)
  if (report === null) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
