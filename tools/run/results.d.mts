export function countsOf(reportFile: string, exitCode: number): { passed: number; failed: number }
