/** How long, in milliseconds, to wait for something to show: enough on a machine that is busy with other things. */
export const patience = 45_000;
