import { describeEveryRequest } from "./every-request.js";

/** A sample of the places; `tests/editors` has them all. */
describeEveryRequest(20);
