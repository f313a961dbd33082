// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

contract Voucher {
    // It's what a voucher is described by.
    string public baseURI = "https://travel.example/vouchers?words='sea view'";
    string public homeUrl = "https://travel.example/vouchers/" "2026|2027";
}
